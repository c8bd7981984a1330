/** What is loaded once: an import that is there already still takes longer than most of what is asked of it. */
export function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined;
  return () => {
    if (loading) return loading;
    loading = load();
    // What could not be loaded without a network may be loaded later.
    loading.catch(() => (loading = undefined));
    return loading;
  };
}
