import type { ErrorEntry } from './error-entry.ts'

/** What can go wrong with where everything is kept. */
export const STORE_ERRORS = {
  SIMULATION_BROKEN: {
    http: 500,
    exit: 1,
    retryable: false,
    message: {
      ko: '시드 {seed} 의 {step}번째 스텝에서 불변식이 깨졌습니다: {first}. baton simulate --seed {seed} (으)로 똑같이 재현됩니다.',
      en: 'Seed {seed} broke an invariant at step {step}: {first}. baton simulate --seed {seed} replays it.',
    },
  },
  CONFLICT: {
    http: 503,
    exit: 1,
    retryable: true,
    message: {
      ko: '다른 명령이 같은 기록을 계속 바꾸어 {tries}번 시도한 뒤 포기했습니다. 다시 시도하세요.',
      en: 'Other commands kept changing the same records; Baton gave up after {tries} attempt(s). Try again.',
    },
  },
  DEFINITION_MISSING: {
    http: 500,
    exit: 1,
    retryable: false,
    message: {
      ko: '{task_id} 이(가) 쓰는 파이프라인 정의 {definition} 이(가) Baton 저장소에 없습니다. baton doctor 로 점검하세요.',
      en: 'The pipeline definition {definition} that {task_id} uses is not in the store. Run baton doctor.',
    },
  },
  STORE_AMBIGUOUS: {
    http: 409,
    exit: 4,
    retryable: false,
    message: {
      ko: 'Baton 저장소가 둘 있습니다: 이 작업 트리의 {own}, git 저장소의 {shared}. --store 로 하나를 고르세요. 작업 트리 쪽 태스크가 끝나면 그 폴더의 이름을 바꾸세요.',
      en: 'There are two stores: {own} in this worktree and {shared} in the repository. Choose one with --store. When the tasks of the first are finished, rename its folder.',
    },
  },
  STORE_BUSY: {
    http: 503,
    exit: 1,
    retryable: true,
    message: {
      ko: '다른 프로세스가 Baton 저장소 {store} 을(를) {seconds}초 동안 사용하고 있어 아무것도 기록하지 않았습니다. 잠시 뒤 다시 시도하거나 그 프로세스를 종료하세요.',
      en: 'Another process has held the store {store} for {seconds} s, so nothing was written. Try again in a moment, or end that process.',
    },
  },
  STORE_NEWER: {
    http: 500,
    exit: 1,
    retryable: false,
    message: {
      ko: 'Baton 저장소 {store} 은(는) 더 새로운 버전의 Baton이 만들었습니다 (버전 {found}, 이 프로그램은 {known} 까지 지원). Baton을 업그레이드한 뒤 다시 여세요.',
      en: 'The store {store} was written by a newer Baton (version {found}; this one knows up to {known}). Upgrade Baton and open it again.',
    },
  },
  STORE_CORRUPT: {
    http: 500,
    exit: 1,
    retryable: false,
    message: {
      ko: '{store} 은(는) 손상되었거나 Baton 저장소가 아닙니다 ({reason}). 경로를 확인하고, 맞다면 baton restore 로 백업을 복원하세요.',
      en: '{store} is damaged or is not a Baton store ({reason}). Check the path; if it is right, restore a backup with baton restore.',
    },
  },
  STORE_READ_ONLY: {
    http: 500,
    exit: 1,
    retryable: false,
    message: {
      ko: 'Baton 저장소 {store} 에 쓸 수 없어 아무것도 기록하지 않았습니다 ({reason}). 파일과 폴더의 쓰기 권한을 확인하세요.',
      en: 'The store {store} is not writable, so nothing was written ({reason}). Check that the file and its folder are writable.',
    },
  },
  STORE_FULL: {
    http: 507,
    exit: 1,
    retryable: false,
    message: {
      ko: 'Baton 저장소 {store} 이(가) 있는 디스크가 가득 차 아무것도 기록하지 않았습니다. 공간을 비운 뒤 같은 명령을 다시 실행하세요. 에이전트가 하던 태스크는 baton run --resume 으로 이어집니다.',
      en: 'The disk that holds the store {store} is full, so nothing was written. Free some space and run the same command again; continue a task that agents were working on with baton run --resume.',
    },
  },
  STORE_NOT_FOUND: {
    http: 404,
    exit: 5,
    retryable: false,
    message: {
      ko: '{store} 에 Baton 저장소가 없습니다. baton init 으로 만들거나 --store 로 다른 경로를 지정하세요.',
      en: 'There is no store at {store}. Create one with baton init, or name another with --store.',
    },
  },
  STORE_UNUSABLE: {
    http: 500,
    exit: 1,
    retryable: false,
    message: {
      ko: 'Baton 저장소 {store} 을(를) 사용할 수 없습니다 ({reason}). 문제를 해결하거나 --store 로 다른 경로를 지정하세요.',
      en: 'The store {store} cannot be used ({reason}). Fix that, or name another store with --store.',
    },
  },
  STORE_LOST: {
    http: 409,
    exit: 4,
    retryable: false,
    message: {
      ko: '{store} 에 있던 Baton 저장소({id}, 이벤트 {events}건)가 없어졌습니다. 백업이 있으면 baton restore 로 복원하고, 없으면 baton audit accept --reason "…" 으로 유실을 기록하고 새로 시작하세요.',
      en: 'The store that was at {store} ({id}, {events} event(s)) is gone. Restore a backup with baton restore; without a backup, record the loss and start a new store with baton audit accept --reason "…".',
    },
  },
  STORE_EMPTIED: {
    http: 409,
    exit: 4,
    retryable: false,
    message: {
      ko: '{store} 파일은 있지만 내용이 없습니다. 검증용 파일 {store}.witness 에는 Baton 저장소 {id} (이벤트 {events}건)가 기록되어 있습니다. {store}-wal 이 비워졌거나 지워진 것으로 보입니다. 그 파일이 있으면 제자리에 다시 두고, 없으면 baton restore 로 백업을 복원하고, 백업도 없으면 baton audit accept --reason "…" 으로 유실을 기록하고 새로 시작하세요.',
      en: 'The file {store} exists but is empty, while the file {store}.witness recorded the store {id} with {events} events: {store}-wal was probably emptied or removed. Put that file back if you have it, or restore a backup with baton restore; without either, record the loss and start a new store with baton audit accept --reason "…".',
    },
  },
  STORE_ROLLED_BACK: {
    http: 409,
    exit: 4,
    retryable: false,
    message: {
      ko: 'Baton 저장소 {store} 은(는) 검증용 파일 {store}.witness 의 마지막 기록과 달라 아무것도 쓰지 않았습니다 ({reason}). baton restore 로 최신 백업을 복원하거나, baton audit accept --reason "…" 으로 현재 상태를 받아들이세요 (기록에 남음).',
      en: 'The store {store} differs from what the file {store}.witness recorded last, so nothing was written ({reason}). Restore the newest backup with baton restore, or accept the store in its present state with baton audit accept --reason "…"; that is recorded.',
    },
  },
  WITNESS_MISSING: {
    http: 409,
    exit: 4,
    retryable: false,
    message: {
      ko: '{store}.witness 파일이 지워져 Baton 저장소가 예전 사본으로 바뀌었는지 알 수 없습니다 (지금 이벤트 {events}건). 파일을 제자리에 다시 두거나, baton audit accept --reason "…" 으로 현재 상태를 받아들이세요 (기록에 남음).',
      en: 'The file {store}.witness was removed, so Baton cannot tell whether the store was replaced by an older copy ({events} event(s) now). Put the file back, or accept the store in its present state with baton audit accept --reason "…"; that is recorded.',
    },
  },
  RECORD_CHANGED: {
    http: 409,
    exit: 4,
    retryable: false,
    message: {
      ko: '{record} 기록이 Baton 밖에서 바뀌어 {task_id} 을(를) 진행하지 않습니다: {problem}. baton audit verify 로 전체를 확인하고, baton restore 로 백업을 복원하거나 baton audit accept --reason "…" 으로 현재 값을 받아들이세요 (기록에 남음).',
      en: 'Baton stopped work on {task_id}, because {record} was changed outside Baton: {problem}. Check all records with baton audit verify; then restore a backup with baton restore, or accept the present values with baton audit accept --reason "…"; that is recorded.',
    },
  },
  DEFINITION_CHANGED: {
    http: 409,
    exit: 4,
    retryable: false,
    message: {
      ko: '저장된 파이프라인 정의 {definition} 의 내용이 해시와 다릅니다. Baton 밖에서 바뀌었습니다. baton restore 로 백업을 복원하세요.',
      en: 'The content of the stored pipeline definition {definition} does not match its hash: it was changed outside Baton. Restore a backup with baton restore.',
    },
  },
  AUDIT_NOT_ACCEPTABLE: {
    http: 409,
    exit: 4,
    retryable: false,
    message: {
      ko: 'Baton 저장소 {store} 의 문제 {faults}건은 받아들일 수 없습니다. 파일 자체나 이벤트의 해시 체인, 정의가 손상되었습니다 ({first}). baton restore 로 백업을 복원하세요.',
      en: '{faults} fault(s) of the store {store} cannot be accepted: its file, its hash chain of events or a definition is damaged ({first}). Restore a backup with baton restore.',
    },
  },
  STORE_COPY_EXISTS: {
    http: 409,
    exit: 4,
    retryable: false,
    message: {
      ko: '{path} 이(가) 이미 있어 덮어쓰지 않았습니다. 다른 이름을 지정하거나 그 파일을 옮기세요.',
      en: '{path} already exists and is not overwritten. Choose another name, or move that file away.',
    },
  },
  AUDIT_FAILED: {
    http: 500,
    exit: 1,
    retryable: false,
    message: {
      ko: 'Baton 저장소 {store} 의 기록이 온전하지 않습니다 (문제 {faults}건). 목록을 확인하고, 필요하면 baton restore 로 백업을 복원하세요.',
      en: 'The records of the store {store} are not intact ({faults} fault(s)). Read the list; if needed, restore a backup with baton restore.',
    },
  },
  GIT_AUDIT_FAILED: {
    http: 500,
    exit: 1,
    retryable: false,
    message: {
      ko: '{repository} 의 {branch} 에 병합된 기록이 온전하지 않습니다 (문제 {faults}건). 목록을 확인하고, 믿을 수 있는 복제본과 비교하세요.',
      en: 'The records merged into {branch} of {repository} are not intact ({faults} fault(s)). Read the list, and compare with a clone that you trust.',
    },
  },
  DOCTOR_FOUND: {
    http: 500,
    exit: 1,
    retryable: false,
    message: {
      ko: '문제 {problems}건이 남아 있습니다. 그 가운데 {repairable}건은 baton doctor --repair 로 고칠 수 있습니다.',
      en: '{problems} problem(s) left; baton doctor --repair can repair {repairable} of them.',
    },
  },
} as const satisfies Record<string, ErrorEntry>
