/**
 * The English words that the five phrases are made of, and the words that can be slipped in between without
 * making it another phrase.
 *
 * In: inflections (`ignoring`, `bypassed`, `rule`), `you're`, and the few synonyms that leave the phrase what it
 * is (`disregard prior instructions`), and any ending of the last word. Out, on purpose: other objects (`ignore previous commands`), other
 * quantities (`disregard the rules`), other orders (`now you are`, `security bypass`), because ordinary
 * engineering prose is full of them.
 */
export const ENGLISH_PARTS = {
  ignore: 'ignore ignores ignored ignoring disregard disregards disregarded disregarding',
  forget: 'forget forgets forgetting',
  ignored: 'ignored disregarded forgotten',
  previous: 'previous previously prior preceding earlier foregoing',
  instruction: 'instruction instructions',
  bypass: 'bypass bypasses bypassed bypassing bypas',
  security: 'security securities',
  disregard: 'disregard disregards disregarded disregarding',
  all: 'all any every each',
  rule: 'rule rules ruling rulings',
  you: 'you',
  are: 'are re',
  now: 'now',
  system: 'system',
  prompt: 'prompt',
  prompts: 'prompts prompting promptings',
  prompted: 'prompted',
  pluralDeterminer: 'all these those both multiple several many such various other different',
  reveal:
    'reveal print show output repeat display leak dump expose share send give tell disclose list copy paste return ' +
    'read echo recite quote extract post upload translate summarize summarise describe override replace rewrite ' +
    'edit modify change update remove delete erase reset skip break violate circumvent defeat evade ignore disregard ' +
    'forget bypass follow',
} as const

/** Words that count only as whole words: inside another they are chance. */
export const ENGLISH_WHOLE_WORDS = { you: 'u', are: 'r' } as const

/**
 * Words that begin with the last word of a phrase and end the likeness: `you are nowhere`, `the system promptly`. With
 * any other ending the phrase is the phrase (`system_promptz`). The endings that can also be a verb of the system
 * have words of their own: `the system prompts the user`.
 */
export const ENGLISH_CONTINUATIONS = {
  now: 'here adays',
  prompt: 'ly ness itude s ed ing',
  rule: 'r d',
} as const

/**
 * What may stand between the words of a phrase. Entries are separated by commas; one of several words is one
 * entry.
 */
export const ENGLISH_FILLERS = {
  determiner:
    'the, a, an, this, that, these, those, my, your, our, his, her, its, their, all, any, every, each, some, most, ' +
    'many, several, both, one, two, three, four, five, ten, whatever, whichever, other, such, same, single, another, ' +
    'everything, anything, everything in, anything in, everything from, anything from, each and every, any and all, all and any, one and all',
  modifier:
    'previous, prior, preceding, earlier, foregoing, above, former, past, old, older, existing, current, present, ' +
    'future, further, subsequent, later, given, ' +
    'provided, stated, said, listed, initial, original, system, systems, developer, developers, user, users, admin, ' +
    'assistant, model, safety, security, cyber, ethical, ethics, moral, content, policy, policies, house, company, ' +
    'corporate, internal, external, hidden, secret, special, specific, general, global, standard, normal, usual, ' +
    'default, basic, core, main, important, relevant, strict, written, remaining, so called, set of, sets of, ' +
    'list of, lists of, batch of, series of, block of, piece of, pieces of, body of, bunch of, collection of, ' +
    'kind of, kinds of, sort of, sorts of, type of, types of, form of, forms of, layer of, layers of, new, newer',
  adverb:
    'please, kindly, just, now, simply, for now, from now on, from here on, from this point on, as of now, right now, ' +
    'at once, henceforth, hereby, forthwith, always, too, also, even, ever, never, if you would, if you will, ' +
    'if you please, if you can, if possible, in full, in their entirety, once and for all, without exception, ' +
    'no matter what, this instant, with immediate effect, effective immediately, altogether, again, quite, very, ' +
    'indeed, therefore, thus, assistant, ai, claude, gpt, chatgpt, model, agent, dear, friend, my friend, sir, ' +
    'as well as, straight away, thereby, instead, no longer, do, today, damn, bloody',
  /** `bypass and disable security`: both verbs have the same object. */
  secondVerb: secondVerbs(
    'disable circumvent ignore defeat evade avoid skip remove break override forget discard delete drop erase violate disregard bypass',
  ),
  of: 'of',
  conjunction: 'and, or, nor',
  auxiliary:
    'are, is, was, were, be, been, being, to, should, must, shall, can, could, may, might, will, would, have, has, ' +
    'had, need, needs, ought, now, all, both, hereby, therefore, thus, given, you, we, i, from, above, here, safely',
  afterYou:
    'all, both, guys, folks, two, really, truly, indeed, yourself, the assistant, the ai, the model, the agent, ' +
    'ai, agent, assistant, claude, gpt, my friend, dear',
  afterAre:
    'right, just, hereby, henceforth, from, from this moment, from this moment on, from this point on, as of, as from, ' +
    'as of right, effective as of, at this moment, at this very moment, at this point, this instant, also, therefore, ' +
    'thus, and, onwards, going forward, starting, beginning, effective, all, indeed, only, right here and, here and, ' +
    'both, so, my friend, dear, most, even, quite, already, once again, once more, again',
  afterSystem:
    'hidden, secret, initial, original, internal, base, core, full, entire, whole, actual, real, current, own, ' +
    'main, master, level, message, developer, instruction, instructions, confidential, private, complete, exact, raw, ' +
    'default, setup, role, and developer, or developer, and user, wide, text, chat, ai, llm, gpt, model, agent, ' +
    'assistant, bot, user, and user',
  negation: 'not, don, dont, t, never, cannot, without, nor, no',
  /** What is prompted, or when: after `the system prompts` it shows that a verb is meant. */
  object:
    'the, a, an, you, your, user, users, for, when, if, them, us, me, him, her, every, each, operator, operators, ' +
    'admin, admins, administrators, before, after, once, again, twice, whoever, people, customers, whether, everyone, ' +
    'everybody, anyone, anybody, someone, somebody, reviewers, developers, editors, visitors, members, clients, ' +
    'players, callers, owners, authors, testers, engineers, maintainers, employees, staff, new users, existing users',
  /** `system/prompts.ts` is a file of a program. */
  extension: 'ts, tsx, mts, js, jsx, mjs, cjs, py, go, rs, java, kt, rb, cs, cpp, swift',
  /** Between a command and its object: `show me your`. */
  objectOfCommand:
    'the, your, our, my, its, their, any, all, me, us, out, me the, us the, me your, us your, me all, back, to me, of, new',
  /** Words that begin a clause or another noun phrase: what follows them belongs to something else. */
  blocker:
    'from, in, on, by, with, for, to, at, than, as, like, into, onto, about, after, before, during, since, until, ' +
    'till, via, per, within, without, through, over, under, between, against, that, which, who, whom, whose, what, ' +
    'when, where, why, how, while, if, because, but, so, then, unless, although, though, whereas, not, is, are, was, ' +
    'were, be, been, being, am, has, have, had, having, do, does, did, will, would, can, could, should, may, might, ' +
    'must, shall, see, use, using, follow, following, read, run, apply, it, he, she, they, we, i, you, of, and, or, ' +
    'nor, the, a, an, this, these, those, my, your, our, his, her, its, their, only, both, neither, either, let, plus',
} as const

function secondVerbs(verbs: string): string {
  return verbs
    .split(' ')
    .flatMap((verb) => ['and', 'or', 'and or', 'and then', 'and also'].map((join) => `${join} ${verb}`))
    .join(', ')
}
