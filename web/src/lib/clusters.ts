const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** As much of a text as has at most so many code points, which is how the server counts; no emoji is cut in two. */
export function beginning(text: string, most: number): string {
  let [kept, length] = ['', 0];
  for (const { segment } of segmenter.segment(text)) {
    length += [...segment].length;
    if (length > most) break;
    kept += segment;
  }
  return kept;
}
