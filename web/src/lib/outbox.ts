import type { Answer, Command } from './wire';

interface Message {
  text: string;
  settle: (answer: Answer) => void;
}

/** What was said and not yet answered, in order, each message under an id of its own. */
export class Outbox {
  private count = 0;
  /** Ids must be new for each message, also after the page was loaded again. */
  private readonly session = Math.random().toString(36).slice(2, 10);
  private readonly messages = new Map<string, Message>();

  put(command: Command): { text: string; answer: Promise<Answer> } {
    const id = `${this.session}-${++this.count}`;
    const text = JSON.stringify({ ...command, id });
    const answer = new Promise<Answer>((settle) => this.messages.set(id, { text, settle }));
    return { text, answer };
  }

  get unanswered(): string[] {
    return [...this.messages.values()].map(({ text }) => text);
  }

  settle(answer: Answer): void {
    if (answer.id === null) return;
    this.messages.get(answer.id)?.settle(answer);
    this.messages.delete(answer.id);
  }
}
