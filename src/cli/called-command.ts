import { Command } from 'commander'

/** A command that knows which words were typed: what belongs to another command need not be made. */
export class CalledCommand extends Command {
  /** Undefined: everything is asked for, as by help. */
  readonly #words: readonly string[] | undefined

  constructor(name: string | undefined, words: readonly string[] | undefined) {
    super(name)
    this.#words = words
  }

  override createCommand(name?: string): CalledCommand {
    return new CalledCommand(name, this.#words)
  }

  isCalled(): boolean {
    return this.#words?.includes(this.name()) ?? true
  }
}
