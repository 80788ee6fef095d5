/** Looks until it is so; answers after how many ms, or undefined when the deadline came first. */
export async function until(
  isSo: () => boolean | Promise<boolean>,
  deadlineMs: number,
  everyMs = 20,
): Promise<number | undefined> {
  const begun = performance.now()
  while (!(await isSo())) {
    if (performance.now() - begun > deadlineMs) return undefined
    await new Promise((resolve) => setTimeout(resolve, everyMs))
  }
  return performance.now() - begun
}
