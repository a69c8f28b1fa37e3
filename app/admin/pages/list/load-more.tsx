interface LoadMoreProps {
  list: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => Promise<unknown> };
}

/** Loads the next part of a list. Renders nothing at its end. */
export function LoadMore({ list }: LoadMoreProps) {
  if (!list.hasNextPage) return null;
  return (
    <button
      type="button"
      className="button button-compact button-quiet mt-4 w-full md:w-auto"
      aria-disabled={list.isFetchingNextPage}
      onClick={() => {
        if (!list.isFetchingNextPage) void list.fetchNextPage();
      }}
    >
      {list.isFetchingNextPage ? 'Carregando...' : 'Carregar mais'}
    </button>
  );
}
