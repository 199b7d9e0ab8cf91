import type { Recording } from '../lib/api';
import { byPower } from '../lib/labels';
import { say } from '../lib/page.svelte';
import { Voice } from '../lib/voice';
import type { CardId, Face } from '../lib/wire';
import { Playback } from '../replay/playback.svelte';

/** A single moment of a game, shown with the parts of a table, and the cards of the hand that somebody has picked. */
export class Position {
  readonly playback: Playback;
  readonly names: string[];
  readonly voice: Voice;
  readonly hand: Face[];
  chosen = $state<boolean[]>([]);

  constructor(table: Recording) {
    this.playback = new Playback(table);
    this.names = table.seats.map(({ name }) => name);
    this.voice = new Voice(say, this.playback.live.faces, this.names, null);
    this.hand = (this.playback.live.view?.hand ?? []).map((card) => this.voice.face(card)).sort(byPower);
    this.chosen = this.hand.map(() => false);
  }

  /** The cards that are picked. */
  get cards(): CardId[] {
    return this.hand.filter((_, place) => this.chosen[place]).map(({ id }) => id);
  }
}
