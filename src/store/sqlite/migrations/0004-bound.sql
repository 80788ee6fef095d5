-- Where the store was when it last had a witness beside it; NULL before. The records that were there are bound to the
-- chain by `bind-existing.ts`, in the same transaction.
ALTER TABLE store ADD COLUMN witness_place TEXT;
