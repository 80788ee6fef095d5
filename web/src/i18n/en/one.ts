import type { KO } from '../ko.ts'

/** English texts for a count of one. Korean has no plural, and needs none. */
export const ONE_EN: Readonly<Partial<Record<`${keyof typeof KO}_one`, string>>> = {
  'inbox.working_one': '1 agent is working.',
  'plan.picture_one': 'The order of 1 agent. The list below says the same.',
  'plan.confirm_one': 'Run 1 agent',
  'review.filesOf_one': '1 file',
  'review.total_one': '1 file +{{added}} −{{removed}}',
  'review.leftOut_one': '1 file left out of the commit',
  'review.drafts_one': '1 draft saved',
  'review.sendBackItems_one': 'Send back, 1 item…',
  'approve.openComments_one': '1 comment is on a line that did not change.',
  'approve.drafts_one': '1 draft of a comment was not sent.',
  'run.tokens_one': '1 token',
  'run.lines_one': '1 line',
  'reason.send_one': 'Send back, 1 item',
  'task.attachments_one': '1 attachment',
  'audit.good_one': 'The records are what 1 event wrote.',
}
