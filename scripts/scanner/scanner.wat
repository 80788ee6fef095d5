;; The inner loops of the masker (src/settings/mask/wasm-scanner.ts). `npm run generate` assembles it.
(module
  (memory (export "memory") 1)

  ;; One line break at a place: its end, -1 where there is none, -2 where only more text can tell.
  (func $one_break (param $at i32) (param $end i32) (result i32)
    (local $byte i32) (local $to i32)
    (local.set $byte (i32.load8_u (local.get $at)))
    (if (i32.or (i32.eq (local.get $byte) (i32.const 10)) (i32.eq (local.get $byte) (i32.const 13)))
      (then (return (i32.add (local.get $at) (i32.const 1)))))
    (if (i32.ne (local.get $byte) (i32.const 92)) (then (return (i32.const -1))))
    (local.set $to (i32.add (local.get $at) (i32.const 1)))
    (block $counted
      (loop $more
        (br_if $counted (i32.ge_s (local.get $to) (local.get $end)))
        (br_if $counted (i32.ne (i32.load8_u (local.get $to)) (i32.const 92)))
        (br_if $counted (i32.ge_s (i32.sub (local.get $to) (local.get $at)) (i32.const 4)))
        (local.set $to (i32.add (local.get $to) (i32.const 1)))
        (br $more)))
    (if (i32.ge_s (local.get $to) (local.get $end)) (then (return (i32.const -2))))
    (local.set $byte (i32.load8_u (local.get $to)))
    (if (i32.or (i32.eq (local.get $byte) (i32.const 110)) (i32.eq (local.get $byte) (i32.const 114)))
      (then (return (i32.add (local.get $to) (i32.const 1)))))
    (if (i32.and
          (i32.or (i32.eq (local.get $byte) (i32.const 10)) (i32.eq (local.get $byte) (i32.const 13)))
          (i32.eq (local.get $to) (i32.add (local.get $at) (i32.const 1))))
      (then (return (i32.add (local.get $to) (i32.const 1)))))
    (i32.const -1))

  ;; The end of a control sequence of terminals. As sequenceEnd of normal-text.ts.
  (func $sequence_end (param $at i32) (param $end i32) (result i32)
    (local $to i32) (local $byte i32) (local $limit i32)
    (local.set $to (i32.add (local.get $at) (i32.const 1)))
    (if (i32.ge_s (local.get $to) (local.get $end)) (then (return (i32.const -2))))
    (local.set $byte (i32.load8_u (local.get $to)))
    (if (i32.and (i32.ne (local.get $byte) (i32.const 91)) (i32.ne (local.get $byte) (i32.const 40)))
      (then (return (i32.const -1))))
    (local.set $to (i32.add (local.get $to) (i32.const 1)))
    (if (i32.ge_s (local.get $to) (local.get $end)) (then (return (i32.const -2))))
    (if (i32.eq (local.get $byte) (i32.const 40)) (then (return (i32.add (local.get $to) (i32.const 1)))))
    (local.set $limit (i32.add (local.get $at) (i32.const 32)))
    (block $over
      (loop $more
        (br_if $over (i32.ge_s (local.get $to) (local.get $limit)))
        (if (i32.ge_s (local.get $to) (local.get $end)) (then (return (i32.const -2))))
        (local.set $byte (i32.load8_u (local.get $to)))
        (br_if $over (i32.or (i32.gt_u (local.get $byte) (i32.const 126)) (i32.gt_u (i32.const 32) (local.get $byte))))
        (local.set $to (i32.add (local.get $to) (i32.const 1)))
        (if (i32.gt_u (local.get $byte) (i32.const 63)) (then (return (local.get $to))))
        (br $more)))
    (i32.const -1))

  ;; The end of a break at a place with the blanks after it; -3 where it may go on. As breakEnd of normal-text.ts.
  (func $break_end (param $at i32) (param $end i32) (result i32)
    (local $to i32) (local $limit i32) (local $byte i32)
    (if (i32.eq (i32.load8_u (local.get $at)) (i32.const 27))
      (then (return (call $sequence_end (local.get $at) (local.get $end)))))
    (local.set $to (call $one_break (local.get $at) (local.get $end)))
    (if (i32.lt_s (local.get $to) (i32.const 0)) (then (return (local.get $to))))
    (local.set $limit (i32.add (local.get $to) (i32.const 256)))
    (loop $more
      (if (i32.ge_s (local.get $to) (local.get $limit)) (then (return (local.get $to))))
      (if (i32.ge_s (local.get $to) (local.get $end)) (then (return (i32.const -3))))
      (local.set $byte (i32.load8_u (local.get $to)))
      (if (i32.and (i32.ne (local.get $byte) (i32.const 32)) (i32.ne (local.get $byte) (i32.const 9)))
        (then (return (local.get $to))))
      (local.set $to (i32.add (local.get $to) (i32.const 1)))
      (br $more))
    (i32.const -1))

  ;; Copies text without its line breaks. Each break is written down as two numbers: where it was in the copy, and where
  ;; the text goes on. At 64 stays where reading stopped, at 68 the end of the list, at 72 whether bytes were copied at
  ;; which an escape may begin.
  (func (export "read") (param $src i32) (param $end i32) (param $dst i32) (param $breaks i32) (param $over i32) (result i32)
    (local $block v128) (local $next_block v128) (local $signs v128) (local $low v128)
    (local $found_here v128) (local $found_next v128)
    (local $found i32) (local $last i32) (local $to i32) (local $byte i32) (local $kept i32)
    ;; Of the bytes that are looked for, no two have the same low half: the one with the low half of a byte is compared
    ;; with it. First LF, CR, ESC, \, % and &; without % and & once one of them was seen.
    (local.set $signs (v128.const i8x16 255 0 0 0 0 37 38 0 0 0 10 27 92 13 0 0))
    (local.set $low (i8x16.splat (i32.const 15)))
    (local.set $last (i32.sub (local.get $end) (i32.const 32)))
    (block $done
      (loop $next
        (block $at_break
          (if (i32.le_s (local.get $src) (local.get $last))
            (then
              (local.set $block (v128.load (local.get $src)))
              (local.set $next_block (v128.load offset=16 (local.get $src)))
              (v128.store (local.get $dst) (local.get $block))
              (v128.store offset=16 (local.get $dst) (local.get $next_block))
              (local.set $found_here
                (i8x16.eq
                  (i8x16.relaxed_swizzle (local.get $signs) (v128.and (local.get $block) (local.get $low)))
                  (local.get $block)))
              (local.set $found_next
                (i8x16.eq
                  (i8x16.relaxed_swizzle (local.get $signs) (v128.and (local.get $next_block) (local.get $low)))
                  (local.get $next_block)))
              (if (i32.eqz (v128.any_true (v128.or (local.get $found_here) (local.get $found_next))))
                (then
                  (local.set $src (i32.add (local.get $src) (i32.const 32)))
                  (local.set $dst (i32.add (local.get $dst) (i32.const 32)))
                  (br $next)))
              (local.set $found (i8x16.bitmask (local.get $found_here)))
              (if (i32.eqz (local.get $found))
                (then
                  (local.set $found (i8x16.bitmask (local.get $found_next)))
                  (local.set $src (i32.add (local.get $src) (i32.const 16)))
                  (local.set $dst (i32.add (local.get $dst) (i32.const 16)))))
              (local.set $found (i32.ctz (local.get $found)))
              (local.set $src (i32.add (local.get $src) (local.get $found)))
              (local.set $dst (i32.add (local.get $dst) (local.get $found)))
              (local.set $byte (i32.load8_u (local.get $src)))
              (br_if $at_break (i32.ne (i32.and (local.get $byte) (i32.const 252)) (i32.const 36)))
              ;; % or &.
              (local.set $kept (i32.const 1))
              (local.set $signs (v128.const i8x16 255 0 0 0 0 0 0 0 0 0 10 27 92 13 0 0))
              (br $next)))
          (loop $bytes
            (br_if $done (i32.ge_s (local.get $src) (local.get $end)))
            (local.set $byte (i32.load8_u (local.get $src)))
            (br_if $at_break (i32.eq (local.get $byte) (i32.const 10)))
            (br_if $at_break (i32.eq (local.get $byte) (i32.const 13)))
            (br_if $at_break (i32.eq (local.get $byte) (i32.const 27)))
            (br_if $at_break (i32.eq (local.get $byte) (i32.const 92)))
            (local.set $kept
              (i32.or
                (local.get $kept)
                (i32.or (i32.eq (local.get $byte) (i32.const 37)) (i32.eq (local.get $byte) (i32.const 38)))))
            (i32.store8 (local.get $dst) (local.get $byte))
            (local.set $src (i32.add (local.get $src) (i32.const 1)))
            (local.set $dst (i32.add (local.get $dst) (i32.const 1)))
            (br $bytes)))
        ;; Most line breaks are one byte before a letter.
        (local.set $to (i32.add (local.get $src) (i32.const 1)))
        (block $known
          (if (i32.and (i32.eq (i32.load8_u (local.get $src)) (i32.const 10)) (i32.lt_s (local.get $to) (local.get $end)))
            (then (br_if $known (i32.gt_u (i32.load8_u (local.get $to)) (i32.const 32)))))
          (local.set $to (call $break_end (local.get $src) (local.get $end)))
          (if (i32.lt_s (local.get $to) (i32.const -1))
            (then
              (br_if $done (i32.eqz (local.get $over)))
              (if (i32.eq (local.get $to) (i32.const -3)) (then (local.set $to (local.get $end))))))
          (if (i32.lt_s (local.get $to) (i32.const 0))
            (then
              (local.set $kept (i32.const 1))
              (local.set $byte (i32.load8_u (local.get $src)))
              (i32.store8 (local.get $dst) (local.get $byte))
              (local.set $src (i32.add (local.get $src) (i32.const 1)))
              (local.set $dst (i32.add (local.get $dst) (i32.const 1)))
              (br $next))))
        (local.set $src (local.get $to))
        (i32.store (local.get $breaks) (local.get $dst))
        (i32.store offset=4 (local.get $breaks) (local.get $src))
        (local.set $breaks (i32.add (local.get $breaks) (i32.const 8)))
        (br $next)))
    (i32.store (i32.const 64) (local.get $src))
    (i32.store (i32.const 68) (local.get $breaks))
    (i32.store (i32.const 72) (local.get $kept))
    (local.get $dst))

  ;; The most bytes of breaks between two bytes of a copy that begins at $here, of text that begins at $there.
  (func (export "widest") (param $breaks i32) (param $end i32) (param $here i32) (param $there i32) (result i32)
    (local $place i32) (local $after i32) (local $sum i32) (local $most i32)
    (loop $more
      (if (i32.lt_s (local.get $breaks) (local.get $end))
        (then
          (local.set $place (i32.load (local.get $breaks)))
          (local.set $after (i32.load offset=4 (local.get $breaks)))
          ;; Breaks may follow each other.
          (if (i32.ne (local.get $place) (local.get $here)) (then (local.set $sum (i32.const 0))))
          (local.set $sum
            (i32.add
              (local.get $sum)
              (i32.sub (i32.sub (local.get $after) (local.get $there)) (i32.sub (local.get $place) (local.get $here)))))
          (if (i32.gt_s (local.get $sum) (local.get $most)) (then (local.set $most (local.get $sum))))
          (local.set $here (local.get $place))
          (local.set $there (local.get $after))
          (local.set $breaks (i32.add (local.get $breaks) (i32.const 8)))
          (br $more))))
    (local.get $most))

  ;; Copies bytes, and resolves the escapes of a backslash and one sign; an escape of another kind, or at the end, is left to
  ;; the caller, and so are all of them where $near is zero. Goes on from $at, $dst and $marks; a sign that may become an
  ;; escape later was written at $unread. Each place where bytes are no longer side by side is written down as three
  ;; numbers: place in the copy, place in what was given, and the length of the escape. Returns where it stopped; at 76
  ;; stays the end of the copy, at 80 that of the list, at 84 whether the copy has to be read once more.
  (func (export "resolve") (param $at i32) (param $end i32) (param $dst i32) (param $marks i32) (param $unread i32) (param $near i32) (param $from i32) (param $out i32) (result i32)
    (local $block v128) (local $next_block v128) (local $signs v128) (local $low v128)
    (local $found_here v128) (local $found_next v128)
    (local $found i32) (local $byte i32) (local $escaped i32)
    ;; As in "read": ESC, \, % and &.
    (local.set $signs (v128.const i8x16 255 0 0 0 0 37 38 0 0 0 0 27 92 0 0 0))
    (local.set $low (i8x16.splat (i32.const 15)))
    (block $done
      (loop $next
        (local.set $block (v128.load (local.get $at)))
        (local.set $next_block (v128.load offset=16 (local.get $at)))
        (v128.store (local.get $dst) (local.get $block))
        (v128.store offset=16 (local.get $dst) (local.get $next_block))
        (local.set $found_here
          (i8x16.eq
            (i8x16.relaxed_swizzle (local.get $signs) (v128.and (local.get $block) (local.get $low)))
            (local.get $block)))
        (local.set $found_next
          (i8x16.eq
            (i8x16.relaxed_swizzle (local.get $signs) (v128.and (local.get $next_block) (local.get $low)))
            (local.get $next_block)))
        (if (i32.eqz (v128.any_true (v128.or (local.get $found_here) (local.get $found_next))))
          (then
            (local.set $at (i32.add (local.get $at) (i32.const 32)))
            (local.set $dst (i32.add (local.get $dst) (i32.const 32)))
            (br_if $next (i32.lt_s (local.get $at) (local.get $end)))
            ;; Not what is behind the end.
            (local.set $dst (i32.add (local.get $dst) (i32.sub (local.get $end) (local.get $at))))
            (local.set $at (local.get $end))
            (br $done)))
        (local.set $found (i8x16.bitmask (local.get $found_here)))
        (if (i32.eqz (local.get $found))
          (then
            (local.set $found (i8x16.bitmask (local.get $found_next)))
            (local.set $at (i32.add (local.get $at) (i32.const 16)))
            (local.set $dst (i32.add (local.get $dst) (i32.const 16)))))
        (local.set $found (i32.ctz (local.get $found)))
        (if (i32.gt_s (local.get $found) (i32.sub (local.get $end) (local.get $at)))
          (then (local.set $found (i32.sub (local.get $end) (local.get $at)))))
        (local.set $at (i32.add (local.get $at) (local.get $found)))
        (local.set $dst (i32.add (local.get $dst) (local.get $found)))
        (br_if $done (i32.ge_s (i32.add (local.get $at) (i32.const 2)) (local.get $end)))
        (local.set $byte (i32.load8_u (local.get $at)))
        (br_if $done (i32.eq (local.get $byte) (i32.const 27)))
        (if (i32.ne (local.get $byte) (i32.const 92))
          (then
            ;; % or &, which is no escape before such a byte; nor are two of them.
            (if (i32.and
                  (i32.eq (local.get $byte) (i32.const 38))
                  (i32.eq (i32.load8_u offset=1 (local.get $at)) (i32.const 38)))
              (then
                (br_if $done (call $may_follow (i32.load8_u offset=2 (local.get $at))))
                (i32.store8 offset=1 (local.get $dst) (i32.const 38))
                (local.set $at (i32.add (local.get $at) (i32.const 2)))
                (local.set $dst (i32.add (local.get $dst) (i32.const 2)))
                (br $next)))
            (br_if $done (call $may_follow (i32.load8_u offset=1 (local.get $at))))
            (local.set $at (i32.add (local.get $at) (i32.const 1)))
            (local.set $dst (i32.add (local.get $dst) (i32.const 1)))
            (br $next)))
        (br_if $done (i32.eqz (local.get $near)))
        (local.set $byte (call $guarded (i32.load8_u offset=1 (local.get $at))))
        (br_if $done (i32.lt_s (local.get $byte) (i32.const 0)))
        (local.set $escaped
          (i32.or (local.get $escaped) (i32.le_s (i32.sub (local.get $dst) (local.get $unread)) (i32.const 32))))
        (if (i32.and (i32.ne (local.get $byte) (i32.const 10)) (i32.ne (local.get $byte) (i32.const 13)))
          (then
            (i32.store (local.get $marks) (i32.sub (local.get $dst) (local.get $out)))
            (i32.store offset=4 (local.get $marks) (i32.sub (local.get $at) (local.get $from)))
            (i32.store offset=8 (local.get $marks) (i32.const 2))
            (local.set $marks (i32.add (local.get $marks) (i32.const 12)))
            (i32.store8 (local.get $dst) (local.get $byte))
            (local.set $dst (i32.add (local.get $dst) (i32.const 1)))
            (local.set $escaped
              (i32.or
                (local.get $escaped)
                (i32.or
                  (i32.or (i32.eq (local.get $byte) (i32.const 37)) (i32.eq (local.get $byte) (i32.const 38)))
                  (i32.or (i32.eq (local.get $byte) (i32.const 92)) (i32.eq (local.get $byte) (i32.const 27))))))))
        (local.set $at (i32.add (local.get $at) (i32.const 2)))
        (i32.store (local.get $marks) (i32.sub (local.get $dst) (local.get $out)))
        (i32.store offset=4 (local.get $marks) (i32.sub (local.get $at) (local.get $from)))
        (i32.store offset=8 (local.get $marks) (i32.const 0))
        (local.set $marks (i32.add (local.get $marks) (i32.const 12)))
        (br $next)))
    (i32.store (i32.const 76) (local.get $dst))
    (i32.store (i32.const 80) (local.get $marks))
    (i32.store (i32.const 84) (local.get $escaped))
    (local.get $at))

  ;; Whether an escape with % or & may go on with this byte, as it is or once it is resolved: a letter, a digit, #, or a
  ;; byte at which an escape may begin.
  (func $may_follow (param $byte i32) (result i32)
    (local $letter i32)
    (local.set $letter (i32.or (local.get $byte) (i32.const 32)))
    (i32.or
      (i32.or
        (i32.and (i32.gt_u (local.get $letter) (i32.const 96)) (i32.gt_u (i32.const 123) (local.get $letter)))
        (i32.and (i32.gt_u (local.get $byte) (i32.const 47)) (i32.gt_u (i32.const 58) (local.get $byte))))
      (i32.or
        (i32.and (i32.gt_u (local.get $byte) (i32.const 34)) (i32.gt_u (i32.const 39) (local.get $byte)))
        (i32.or (i32.eq (local.get $byte) (i32.const 92)) (i32.eq (local.get $byte) (i32.const 27))))))

  ;; What a backslash with this byte stands for; -1 where digits follow it. As #backslash of escapes.ts.
  (func $guarded (param $byte i32) (result i32)
    (if (i32.eq (local.get $byte) (i32.const 34)) (then (return (local.get $byte))))
    (if (i32.eq (local.get $byte) (i32.const 110)) (then (return (i32.const 10))))
    (if (i32.eq (local.get $byte) (i32.const 116)) (then (return (i32.const 9))))
    (if (i32.and (i32.gt_u (local.get $byte) (i32.const 47)) (i32.gt_u (i32.const 56) (local.get $byte)))
      (then (return (i32.const -1))))
    (if (i32.gt_u (i32.const 69) (local.get $byte)) (then (return (local.get $byte))))
    (if (i32.eq (local.get $byte) (i32.const 92)) (then (return (local.get $byte))))
    (if (i32.eq (local.get $byte) (i32.const 120)) (then (return (i32.const -1))))
    (if (i32.eq (i32.or (local.get $byte) (i32.const 32)) (i32.const 117)) (then (return (i32.const -1))))
    (if (i32.eq (local.get $byte) (i32.const 114)) (then (return (i32.const 13))))
    (if (i32.eq (i32.or (local.get $byte) (i32.const 32)) (i32.const 101)) (then (return (i32.const 27))))
    (if (i32.eq (local.get $byte) (i32.const 97)) (then (return (i32.const 7))))
    (if (i32.eq (local.get $byte) (i32.const 98)) (then (return (i32.const 8))))
    (if (i32.eq (local.get $byte) (i32.const 102)) (then (return (i32.const 12))))
    (if (i32.eq (local.get $byte) (i32.const 118)) (then (return (i32.const 11))))
    (local.get $byte))

  ;; Whether a piece has its bit in both tables; the second one is behind the first. $high is zero where pieces have four
  ;; bytes. As hashAt and mayHave of pattern-index.ts.
  (func $may_have (param $at i32) (param $table i32) (param $shift i32) (param $high i32) (result i32)
    (local $hash i32) (local $bit i32)
    (local.set $hash
      (i32.add
        (i32.mul (i32.load (local.get $at)) (i32.const 0x9e3779b1))
        (i32.mul (i32.load offset=4 (local.get $at)) (local.get $high))))
    (local.set $bit (i32.shr_u (local.get $hash) (local.get $shift)))
    (if (i32.eqz
          (i32.and
            (i32.shr_u
              (i32.load8_u (i32.add (local.get $table) (i32.shr_u (local.get $bit) (i32.const 3))))
              (i32.and (local.get $bit) (i32.const 7)))
            (i32.const 1)))
      (then (return (i32.const 0))))
    (local.set $bit
      (i32.shr_u
        (i32.mul (i32.xor (local.get $hash) (i32.shr_u (local.get $hash) (i32.const 15))) (i32.const 0x85ebca6b))
        (local.get $shift)))
    (local.set $table (i32.add (local.get $table) (i32.shr_u (i32.const 0x20000000) (local.get $shift))))
    (i32.and
      (i32.shr_u
        (i32.load8_u (i32.add (local.get $table) (i32.shr_u (local.get $bit) (i32.const 3))))
        (i32.and (local.get $bit) (i32.const 7)))
      (i32.const 1)))

  ;; The next place, a stride apart, whose piece may be one of a pattern; -1 where there is none.
  (func (export "next") (param $at i32) (param $last i32) (param $stride i32) (param $table i32) (param $shift i32) (param $high i32) (result i32)
    (local $hash i32) (local $bit i32) (local $second i32)
    (local.set $second (i32.add (local.get $table) (i32.shr_u (i32.const 0x20000000) (local.get $shift))))
    (block $none
      (loop $more
        (br_if $none (i32.gt_s (local.get $at) (local.get $last)))
        (local.set $hash
          (i32.add
            (i32.mul (i32.load (local.get $at)) (i32.const 0x9e3779b1))
            (i32.mul (i32.load offset=4 (local.get $at)) (local.get $high))))
        (local.set $bit (i32.shr_u (local.get $hash) (local.get $shift)))
        (if (i32.and
              (i32.shr_u
                (i32.load8_u (i32.add (local.get $table) (i32.shr_u (local.get $bit) (i32.const 3))))
                (i32.and (local.get $bit) (i32.const 7)))
              (i32.const 1))
          (then
            (local.set $bit
              (i32.shr_u
                (i32.mul
                  (i32.xor (local.get $hash) (i32.shr_u (local.get $hash) (i32.const 15)))
                  (i32.const 0x85ebca6b))
                (local.get $shift)))
            (if (i32.and
                  (i32.shr_u
                    (i32.load8_u (i32.add (local.get $second) (i32.shr_u (local.get $bit) (i32.const 3))))
                    (i32.and (local.get $bit) (i32.const 7)))
                  (i32.const 1))
              (then (return (local.get $at))))))
        (local.set $at (i32.add (local.get $at) (local.get $stride)))
        (br $more)))
    (i32.const -1))

  ;; As "next", of places near a mark only: not more than $back before it, and not a stride after it. At 88 stays the mark
  ;; to go on with.
  (func (export "near") (param $at i32) (param $last i32) (param $stride i32) (param $table i32) (param $shift i32) (param $high i32) (param $out i32) (param $back i32) (param $marks i32) (param $end i32) (result i32)
    (local $mark i32)
    (block $none
      (loop $more
        (br_if $none (i32.ge_s (local.get $marks) (local.get $end)))
        (local.set $mark (i32.add (local.get $out) (i32.load (local.get $marks))))
        (if (i32.ge_s (local.get $at) (i32.add (local.get $mark) (local.get $stride)))
          (then
            (local.set $marks (i32.add (local.get $marks) (i32.const 12)))
            (br $more)))
        (local.set $mark (i32.sub (local.get $mark) (local.get $back)))
        (if (i32.lt_s (local.get $at) (local.get $mark))
          (then
            (local.set $at
              (i32.add
                (local.get $at)
                (i32.mul
                  (i32.div_u
                    (i32.sub (i32.add (i32.sub (local.get $mark) (local.get $at)) (local.get $stride)) (i32.const 1))
                    (local.get $stride))
                  (local.get $stride))))))
        (br_if $none (i32.gt_s (local.get $at) (local.get $last)))
        (if (call $may_have (local.get $at) (local.get $table) (local.get $shift) (local.get $high))
          (then
            (i32.store (i32.const 88) (local.get $marks))
            (return (local.get $at))))
        (local.set $at (i32.add (local.get $at) (local.get $stride)))
        (br $more)))
    (i32.const -1))

  ;; Places of four bytes that may begin a key of a known form: for each of the four, a table at 0, 16, 32 and 48 says by
  ;; its low half which of eight groups of beginnings it may belong to; those at 128, 384, 640 and 896 say it by the whole
  ;; byte. Returns the end of the list of places.
  (func (export "starts") (param $src i32) (param $end i32) (param $out i32) (result i32)
    (local $t0 v128) (local $t1 v128) (local $t2 v128) (local $t3 v128)
    (local $r0 v128) (local $r1 v128) (local $r2 v128)
    (local $p0 v128) (local $p1 v128) (local $p2 v128)
    (local $low v128) (local $half v128) (local $all v128) (local $bits i32) (local $at i32)
    (local.set $t0 (v128.load (i32.const 0)))
    (local.set $t1 (v128.load (i32.const 16)))
    (local.set $t2 (v128.load (i32.const 32)))
    (local.set $t3 (v128.load (i32.const 48)))
    (local.set $half (i8x16.splat (i32.const 15)))
    (loop $more
      (if (i32.lt_s (local.get $src) (local.get $end))
        (then
          (local.set $low (v128.and (v128.load (local.get $src)) (local.get $half)))
          (local.set $r0 (i8x16.relaxed_swizzle (local.get $t0) (local.get $low)))
          (local.set $r1 (i8x16.relaxed_swizzle (local.get $t1) (local.get $low)))
          (local.set $r2 (i8x16.relaxed_swizzle (local.get $t2) (local.get $low)))
          (local.set $all
            (v128.and
              (v128.and
                (i8x16.shuffle 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 (local.get $p0) (local.get $r0))
                (i8x16.shuffle 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 (local.get $p1) (local.get $r1)))
              (v128.and
                (i8x16.shuffle 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 (local.get $p2) (local.get $r2))
                (i8x16.relaxed_swizzle (local.get $t3) (local.get $low)))))
          (local.set $p0 (local.get $r0))
          (local.set $p1 (local.get $r1))
          (local.set $p2 (local.get $r2))
          (if (v128.any_true (local.get $all))
            (then
              (local.set $bits (i8x16.bitmask (i8x16.ne (local.get $all) (i8x16.splat (i32.const 0)))))
              (loop $places
                (local.set $at (i32.sub (i32.add (local.get $src) (i32.ctz (local.get $bits))) (i32.const 3)))
                (if (i32.and
                      (i32.and
                        (i32.load8_u offset=128 (i32.load8_u (local.get $at)))
                        (i32.load8_u offset=384 (i32.load8_u offset=1 (local.get $at))))
                      (i32.and
                        (i32.load8_u offset=640 (i32.load8_u offset=2 (local.get $at)))
                        (i32.load8_u offset=896 (i32.load8_u offset=3 (local.get $at)))))
                  (then
                    (i32.store (local.get $out) (local.get $at))
                    (local.set $out (i32.add (local.get $out) (i32.const 4)))))
                (local.set $bits (i32.and (local.get $bits) (i32.sub (local.get $bits) (i32.const 1))))
                (br_if $places (local.get $bits)))))
          (local.set $src (i32.add (local.get $src) (i32.const 16)))
          (br $more))))
    (local.get $out)))
