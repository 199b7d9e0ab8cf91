import type { Scene } from '../director/scenes';
import type { Faces, Seat } from '../lib/wire';

/** What is worth a sentence when it comes up for the first time: `page-first-…` says it. */
export type Sight = 'redeal' | 'tie' | 'fzzzt' | 'unit';

/** Games in which a person is still told such things. */
export const NEW_FOR = 3;

/** What a scene shows that a beginner may not understand; null if nothing. */
export function sightOf(scene: Scene, me: Seat | null, faces: Faces): Sight | null {
  const mine = me !== null && scene.seat === me;
  switch (scene.kind) {
    case 'deal':
      return 'redeal';
    case 'verdict':
      return scene.said.some(({ key }) => key === 'play-tie') ? 'tie' : null;
    case 'home':
      return mine && faces[scene.view.belt[0] ?? '']?.kind === 'fzzzt' ? 'fzzzt' : null;
    case 'sheet':
      return mine && scene.view.score?.seats[me]?.units.some(({ points }) => points < 0) ? 'unit' : null;
    default:
      return null;
  }
}
