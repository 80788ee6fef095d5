-- Tasks that agents carry are found by whether there is something left to carry.
CREATE INDEX relays_by_open ON records (json_extract(body, '$.open')) WHERE kind = 'relay';
