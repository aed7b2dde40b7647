insert into search_synonyms (term, meaning) values ('karikku', 'tender coconut'), ('ഇളനീർ', 'tender coconut');
