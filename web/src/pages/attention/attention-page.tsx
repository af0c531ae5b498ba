/** What needs a person. */
export function AttentionPage() {
  return (
    <main>
      <h1>Attention</h1>
    </main>
  );
}
