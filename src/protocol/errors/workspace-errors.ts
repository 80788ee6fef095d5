import type { ErrorEntry } from './error-entry.ts'

/** What can go wrong with git and the workspaces of runs. */
export const WORKSPACE_ERRORS = {
  MEMORY_BUSY: {
    http: 409,
    exit: 4,
    retryable: true,
    message: {
      ko: '다른 Baton 프로세스가 프로젝트 메모리를 쓰고 있습니다 ({lock}). 끝난 뒤 다시 실행하세요. 실행 중인 Baton이 없으면 그 파일을 지우세요.',
      en: 'Another Baton process is writing the project memory ({lock}). Try again when it has ended. If no Baton is running, delete that file.',
    },
  },
  MEMORY_CHANGED: {
    http: 409,
    exit: 4,
    retryable: true,
    message: {
      ko: '{path} 이(가) 읽은 뒤에 바뀌어 쓰지 않았습니다. 같은 명령을 다시 실행하세요.',
      en: '{path} changed after it was read, so it was not written. Run the same command again.',
    },
  },
  FOLDER_NOT_WRITABLE: {
    http: 422,
    exit: 3,
    retryable: false,
    message: {
      ko: '{path} 에 쓸 수 없습니다 ({reason}). 폴더의 쓰기 권한과 남은 공간을 확인하고 다시 실행하세요.',
      en: '{path} cannot be written ({reason}). Check the permissions of the folder and the space that is left, and try again.',
    },
  },
  HISTORY_DIFFERS: {
    http: 409,
    exit: 4,
    retryable: false,
    message: {
      ko: '{path} 의 파일이 마지막 커밋과 다른데 git status 에는 보이지 않습니다. 바뀐 것은 없습니다. 그래도 새 이력을 시작하려면: baton init --git new, 그대로 두려면: baton init --git keep',
      en: 'The files in {path} differ from the last commit, although git status does not show it. Nothing was changed. To start a new history all the same: baton init --git new; to keep it: baton init --git keep',
    },
  },
  REPOSITORY_BARE: {
    http: 422,
    exit: 3,
    retryable: false,
    message: {
      ko: '{path} 은(는) 파일이 없는 bare 저장소입니다. 복제한 폴더에서 실행하세요: git clone {path}',
      en: '{path} is a bare repository and has no files to work on. Run it in a clone: git clone {path}',
    },
  },
  MEMORY_UNREADABLE: {
    http: 422,
    exit: 3,
    retryable: false,
    message: {
      ko: '{path} 은(는) 512 KB보다 크거나 UTF-8이 아니어서 읽을 수 없으므로 그대로 두었습니다. 옮기거나 UTF-8로 저장한 뒤 다시 실행하세요.',
      en: '{path} is larger than 512 KB or not UTF-8, so Baton cannot read it and left it as it is. Move it away or save it as UTF-8, and try again.',
    },
  },
  MEMORY_UNUSABLE: {
    http: 422,
    exit: 3,
    retryable: false,
    message: {
      ko: '{path} 이(가) 링크이거나 폴더 자리에 있는 파일이라 프로젝트 메모리를 쓸 수 없습니다. 옮긴 뒤 다시 실행하세요.',
      en: 'The project memory cannot be written: {path} is a link, or a file in the place of a folder. Move it away and try again.',
    },
  },
  GIT_MISSING: {
    http: 500,
    exit: 1,
    retryable: false,
    message: {
      ko: 'git을 찾을 수 없습니다. git 2.39 이상을 설치하고 PATH에 추가하세요.',
      en: 'git was not found on this machine. Install git 2.39 or newer and put it on the PATH.',
    },
  },
  GIT_FAILED: {
    http: 500,
    exit: 1,
    retryable: true,
    message: {
      ko: 'git {verb} 이(가) {folder} 에서 실패했습니다: {reason}. 원인을 해결한 뒤 같은 명령을 다시 실행하세요.',
      en: 'git {verb} failed in {folder}: {reason}. Remove the cause and run the same command again.',
    },
  },
  NOT_A_REPOSITORY: {
    http: 422,
    exit: 3,
    retryable: false,
    message: {
      ko: '{path} 은(는) Baton이 쓸 수 있는 git 저장소가 아닙니다 ({reason}). 경로를 확인하거나 그곳에서 git init 을 실행하세요.',
      en: '{path} is not a git repository that Baton can use ({reason}). Check the path, or run git init there.',
    },
  },
  REPOSITORY_NOT_YOURS: {
    http: 403,
    exit: 6,
    retryable: false,
    message: {
      ko: '{path} 은(는) 다른 사용자의 git 저장소라 git이 열지 않습니다. 믿을 수 있다면 git config --global --add safe.directory {path} 을(를) 실행하세요.',
      en: '{path} belongs to another user, so git does not open it. If you trust it, run git config --global --add safe.directory {path}.',
    },
  },
  REF_REFUSED: {
    http: 422,
    exit: 3,
    retryable: false,
    message: {
      ko: '{name} 은(는) 브랜치나 실행의 이름으로 쓸 수 없습니다: {reason}. 글자, 숫자, - _ . / 로 된 이름을 쓰세요.',
      en: '{name} cannot name a branch or a run: {reason}. Use letters, digits, - _ . and / in it.',
    },
  },
  COMMIT_NOT_FOUND: {
    http: 404,
    exit: 5,
    retryable: false,
    message: {
      ko: '{repository} 에 커밋 {name} 이(가) 없습니다. 커밋 목록은 git log --all 로 확인하세요.',
      en: '{repository} has no commit {name}. List the commits with git log --all.',
    },
  },
  BRANCH_NOT_FOUND: {
    http: 404,
    exit: 5,
    retryable: false,
    message: {
      ko: '{repository} 에 브랜치 {branch} 이(가) 없습니다. git branch 로 목록을 확인하고 그중 하나를 지정하세요.',
      en: '{repository} has no branch {branch}. List the branches with git branch, and name one of them.',
    },
  },
  REPOSITORY_EMPTY: {
    http: 422,
    exit: 3,
    retryable: false,
    message: {
      ko: '{repository} 에 아직 커밋이 없어 브랜치를 만들 수 없습니다. 첫 커밋을 만든 뒤 다시 실행하세요: git add . && git commit -m "init"',
      en: '{repository} has no commit yet, so there is nothing to branch from. Make a first commit and run this again: git add . && git commit -m "init"',
    },
  },
  TARGET_UNUSABLE: {
    http: 422,
    exit: 3,
    retryable: false,
    message: {
      ko: '{repository} 의 {target} 은(는) 승인된 작업을 병합할 대상 브랜치로 쓸 수 없습니다: {reason}. 다른 브랜치를 체크아웃하거나 지정하세요.',
      en: '{target} of {repository} cannot be the target branch of approved work: {reason}. Check out or name another branch.',
    },
  },
  REPOSITORY_MISMATCH: {
    http: 409,
    exit: 4,
    retryable: false,
    message: {
      ko: '이 작업은 git 저장소 {expected} 에서 시작했는데, Baton 저장소가 있는 {found} 에는 그 커밋 {commit} 이(가) 없습니다. 아무것도 바꾸지 않았습니다. {found}/.baton 을 그 커밋이 있는 git 저장소로 옮기거나, git 저장소를 {expected} (으)로 되돌린 뒤 다시 실행하세요.',
      en: 'This work was started in the repository {expected}; the store is in {found}, which does not have its commit {commit}. Nothing was changed. Move {found}/.baton into the repository that has the commit, or put the repository back to {expected}, and run this again.',
    },
  },
  BRANCH_MOVED: {
    http: 409,
    exit: 4,
    retryable: false,
    message: {
      ko: '브랜치 {branch} 이(가) 커밋 {expected} 이(가) 아니라 {now} 에 있어 건드리지 않았습니다. git log {expected}..{now} (으)로 확인한 뒤 실행하세요: {how}',
      en: 'The branch {branch} is at {now} instead of {expected}, so Baton did not change it. Inspect it with git log {expected}..{now}, then: {how}',
    },
  },
  BRANCH_GONE: {
    http: 409,
    exit: 4,
    retryable: false,
    message: {
      ko: '브랜치 {branch} 이(가) 없습니다. 실수로 지웠다면 git branch {branch} {expected} (으)로 되살린 뒤 다시 실행하세요. 그 커밋은 {ref} 에 보관되어 있습니다.',
      en: 'The branch {branch} no longer exists. Create it again with git branch {branch} {expected} and run this again; {ref} keeps the commit.',
    },
  },
  BRANCH_TAKEN: {
    http: 409,
    exit: 4,
    retryable: false,
    message: {
      ko: '브랜치 {branch} 에 이미 다른 작업이 있어({now}) 태스크가 쓸 수 없습니다. 그 작업을 남기려면 git branch -m {branch} 다른-이름, 버리려면 git branch -D {branch} 명령을 실행한 뒤 baton run --resume 으로 이어가세요.',
      en: 'The branch {branch} already contains other work ({now}), so this task cannot use it. Keep that work with git branch -m {branch} OTHER-NAME, or delete it with git branch -D {branch}, then continue with baton run --resume.',
    },
  },
  TAKEN_WORK_FAILED: {
    http: 409,
    exit: 4,
    retryable: false,
    message: {
      ko: '브랜치 {branch} 에서 받아들인 커밋 {commit} 이(가) 검사를 통과하지 못해 승인하지 않았습니다: {reason}. 그 브랜치에서 고쳐 커밋하거나 git branch -f {branch} {expected} (으)로 되돌린 뒤 다시 승인하세요.',
      en: 'The accepted commit {commit} on {branch} does not pass the checks, so nothing was approved: {reason}. Fix it there with another commit, or put the branch back with git branch -f {branch} {expected}, and approve again.',
    },
  },
  BRANCH_BLOCKED: {
    http: 409,
    exit: 4,
    retryable: true,
    message: {
      ko: '브랜치 {branch} 이(가) 체크아웃되어 있고 커밋하지 않은 변경 때문에 갱신할 수 없어 아무것도 바꾸지 않았습니다: {files}. 커밋하거나 git stash 로 치운 뒤 다시 실행하세요.',
      en: 'The branch {branch} is checked out with uncommitted changes that block the update, so nothing was changed: {files}. Commit or stash them, and run this again.',
    },
  },
  BRANCH_BUSY: {
    http: 409,
    exit: 4,
    retryable: true,
    message: {
      ko: '브랜치 {branch} 을(를) 지금은 옮길 수 없습니다 ({folder}: {reason}). 그 작업을 끝내거나 취소한 뒤 다시 실행하세요.',
      en: 'The branch {branch} cannot be moved now ({folder}: {reason}). Finish or abort that, and run this again.',
    },
  },
  WORKSPACE_GONE: {
    http: 404,
    exit: 5,
    retryable: false,
    message: {
      ko: '{run} 의 작업 폴더 {folder} 이(가) 없습니다. 마지막 체크포인트에서 다시 만들려면: baton runs resume {run}',
      en: 'The workspace {folder} of {run} is gone. To rebuild it from the last checkpoint: baton runs resume {run}',
    },
  },
  WORKSPACE_TAKEN: {
    http: 409,
    exit: 4,
    retryable: false,
    message: {
      ko: '{folder} 에 이미 다른 파일이 있어 {run} 의 작업 폴더를 만들지 않았습니다. 파일을 옮기거나 다른 폴더를 지정하세요.',
      en: '{folder} already holds something else, so the workspace of {run} was not created. Move it away, or choose another folder.',
    },
  },
  WORKSPACE_CONFLICT: {
    http: 409,
    exit: 4,
    retryable: false,
    message: {
      ko: '{run} 의 작업 폴더는 바뀌지 않았습니다. 다음 파일이 충돌합니다: {files}. 충돌을 직접 해결한 뒤 다시 시도하세요.',
      en: 'The workspace of {run} was not changed, because these files conflict: {files}. Resolve them by hand and try again.',
    },
  },
} as const satisfies Record<string, ErrorEntry>
