import { PERSON_ROLES, type Person } from '../person.ts'
import type { AgentDefinition } from '../pipeline/definition.ts'
import { KEY_PLACES, SETTING_KINDS } from '../setting.ts'
import { eventsOf } from './declared-event.ts'
import { field, flag, list, number, object, oneOf, orNull, shape, text } from './field.ts'

const agent = object<AgentDefinition>('agent')
const person = object<Person>('person')

export const PIPELINE_EVENTS = eventsOf('@pipeline', {
  'pipeline:stopped': {
    about: 'The PO stopped the pipeline: nothing is picked up and no deadline runs.',
    fields: { reason: field(text, 'Why.') },
  },
  'pipeline:started': {
    about: 'The PO started the pipeline again.',
    fields: { frozen_ms: field(number, 'How long it was stopped.') },
  },
  'permission:allowed': {
    about: 'A person allowed something to the agents of a stage, in every task from now on.',
    fields: {
      stage: field(text, 'Id of the stage.'),
      rule: field(text, 'What they may do without a question, such as `run npm install`.'),
    },
  },
  'notice:decided': {
    about: 'The PO decided about a notice that no outlet took.',
    fields: {
      notice: field(text, 'Id of the notice.'),
      choice: field(
        oneOf('retry', 'drop'),
        '`retry`: every such notice is delivered once more. `drop`: this one is not.',
      ),
    },
  },
  'permission:revoked': {
    about: 'A person took back what the agents of a stage had been allowed. Runs that have begun keep it.',
    fields: {
      stage: field(text, 'Id of the stage.'),
      rule: field(text, 'What is asked about again.'),
    },
  },
})

export const REGISTRY_EVENTS = eventsOf('@registry', {
  'agent:registered': {
    about: 'An agent was added to the registry or changed.',
    fields: {
      agent: field(agent, 'The agent as it is now.'),
      before: field(orNull(agent), 'The agent as it was.'),
    },
  },
})

const user = field(text, 'Id of the person who gets escalations of level 3.')

export const PEOPLE_EVENTS = eventsOf('@people', {
  'person:added': {
    about: 'A person was added.',
    fields: {
      who: field(person, 'The person as they are now.'),
      before: field(orNull(person), 'The person as they were.'),
      user,
    },
  },
  'person:changed': {
    about: 'A person was changed.',
    fields: {
      who: field(person, 'The person as they are now.'),
      before: field(orNull(person), 'The person as they were.'),
      user,
    },
  },
  'person:removed': {
    about: 'A person was removed.',
    fields: { who: field(person, 'The person as they were.'), user },
  },
})

const scope = field(text, 'For whom it holds: store, project:NAME or agent:NAME.')
const settingName = field(text, 'Its name.')
const settingKind = field(oneOf(...SETTING_KINDS), 'A key, a variable or a file.')
const dataKey = field(text, 'Id of the key that seals values.')

export const SETTINGS_EVENTS = eventsOf('@settings', {
  'setting:set': {
    about: 'The PO set a setting. Its value is sealed in the record and stands in no event.',
    fields: {
      scope,
      name: settingName,
      kind: settingKind,
      ending: field(orNull(text), 'Its last characters; null where it is too short for that.'),
      bytes: field(number, 'How long it is.'),
      replaced: field(flag, 'Whether there was one before.'),
    },
  },
  'setting:unset': {
    about: 'The PO removed a setting.',
    fields: { scope, name: settingName, kind: settingKind },
  },
  'settings:rotated': {
    about: 'The PO replaced the key that seals values, or the key that wraps it.',
    fields: {
      key_id: dataKey,
      wrap_id: field(text, 'Id of the key that wraps it.'),
      place: field(oneOf(...KEY_PLACES), 'Where the wrapping key lies.'),
      before: field(text, 'Id of the key that sealed them before.'),
      count: field(number, 'How many settings there are.'),
    },
  },
  'settings:lost': {
    about: 'The PO said that the key is lost. The settings must be entered again.',
    fields: { key_id: dataKey, names: field(list(text), 'Scope and name of each.') },
  },
  'settings:given': {
    about: 'A run got settings that its agent declares.',
    fields: { run_id: field(text, 'Id of the run.'), names: field(list(text), 'Scope and name of each.') },
  },
})

const tokenId = field(text, 'Id of the token.')
const tokenName = field(text, 'Its name.')

export const TOKEN_EVENTS = eventsOf('@tokens', {
  'token:created': {
    about: 'The PO made a token of the HTTP API. The record has its hash; no event has it.',
    fields: {
      token_id: tokenId,
      name: tokenName,
      person_id: field(text, 'Who acts with it.'),
      role: field(oneOf(...PERSON_ROLES), 'The most that it may do.'),
      expires_at: field(text, 'When it ends.'),
    },
  },
  'token:revoked': {
    about: 'The PO ended a token of the HTTP API.',
    fields: { token_id: tokenId, name: tokenName },
  },
})

export const STORE_EVENTS = eventsOf('@store', {
  'store:accepted': {
    about: 'The PO accepted the present state of the store, although it differs from what the witness recorded.',
    fields: {
      reason: field(text, 'Why.'),
      known: field(
        orNull(shape({ store: field(text, 'Id of the store.'), events: field(number, 'How many events it had.') })),
        'What the witness recorded last, if it differs.',
      ),
      found: field(number, 'Number of the newest event of the store.'),
      problems: field(list(text), 'The first 50 problems that were found.'),
      problem_count: field(number, 'How many there were.'),
    },
  },
})

export const RECORD_EVENTS = eventsOf('record', {
  'store:bound': {
    about: 'Records of an older store were bound to the chain as they were found.',
    fields: { rows: field(number, 'How many.') },
  },
  'record:accepted': {
    about: 'The PO accepted records that were changed outside Baton.',
    fields: {
      reason: field(text, 'Why.'),
      records: field(list(text), 'Kind and id of each record.'),
    },
  },
  'record:repaired': {
    about: 'The doctor restored fields of a record to the values in the chain.',
    fields: {
      kind: field(text, 'Kind of the record.'),
      id: field(text, 'Id of the record.'),
      fields: field(
        list(
          shape({
            field: field(text, 'Path of the field.'),
            value: field(orNull(text), 'JSON of the value; null: the field was taken out.'),
          }),
        ),
        'The fields that were restored.',
      ),
    },
  },
  'record:written': {
    about: 'A record was written by a decision without another event in its stream.',
    fields: { kind: field(text, 'Kind of the record.'), id: field(text, 'Id of the record.') },
  },
})
