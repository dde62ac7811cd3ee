// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/word_tokenizer.h"

#include "core/search/index_words.h"
#include "core/store/sqlite_handle.h"
#include "core/store/store_words.h"

#include <sqlite3.h>

namespace studio::store {

using namespace Qt::StringLiterals;
using base::Error;
using base::ErrorCode;

namespace {

using TakeToken = int (*)(void *context, int flags, const char *token, int size, int from, int to);

// It has no state: FTS5 only needs a pointer.
int create(void *, const char **, int, Fts5Tokenizer **tokenizer)
{
    static char all = 0;
    *tokenizer = reinterpret_cast<Fts5Tokenizer *>(&all);
    return SQLITE_OK;
}

void destroy(Fts5Tokenizer *) {}

int takeWritten(QByteArrayView words, void *context, TakeToken take)
{
    search::IndexTokens tokens(words);
    while (tokens.next()) {
        const QByteArrayView token = tokens.token();
        const int result = take(context, tokens.isBeside() ? FTS5_TOKEN_COLOCATED : 0, token.data(),
                                int(token.size()), 0, 0); // a contentless table asks for no excerpts
        if (result != SQLITE_OK)
            return result;
    }
    return SQLITE_OK;
}

int takeWanted(QByteArrayView words, void *context, TakeToken take)
{
    for (qsizetype from = 0; from < words.size();) {
        const qsizetype blank = words.indexOf(' ', from);
        const qsizetype end = blank < 0 ? words.size() : blank;
        const int result = end > from
                               ? take(context, 0, words.data() + from, int(end - from), int(from), int(end))
                               : SQLITE_OK;
        if (result != SQLITE_OK)
            return result;
        from = end + 1;
    }
    return SQLITE_OK;
}

int tokenize(Fts5Tokenizer *, void *context, int why, const char *text, int size, TakeToken take)
{
    const QByteArrayView words(text, size);
    return (why & FTS5_TOKENIZE_QUERY) != 0 ? takeWanted(words, context, take)
                                            : takeWritten(words, context, take);
}

Error unusable(const QString &detail)
{
    return {ErrorCode::Storage,
            StoreWords::tr("The stored data cannot be searched: unexpected SQLite version."), detail};
}

fts5_api *fts5Of(sqlite3 *handle)
{
    fts5_api *api = nullptr;
    sqlite3_stmt *statement = nullptr;
    if (sqlite3_prepare_v2(handle, "SELECT fts5(?1)", -1, &statement, nullptr) != SQLITE_OK)
        return nullptr;
    sqlite3_bind_pointer(statement, 1, &api, "fts5_api_ptr", nullptr);
    sqlite3_step(statement);
    sqlite3_finalize(statement);
    return api;
}

} // namespace

std::optional<Error> addWordTokenizer(const QSqlDatabase &database)
{
    sqlite3 *handle = sqliteHandle(database);
    if (!handle)
        return unusable(u"Qt does not use SQLite %1"_s.arg(QLatin1String(sqlite3_sourceid())));
    fts5_api *api = fts5Of(handle);
    fts5_tokenizer tokenizer{create, destroy, tokenize};
    if (!api || api->xCreateTokenizer(api, kWordTokenizer, nullptr, &tokenizer, nullptr) != SQLITE_OK)
        return unusable(u"no FTS5"_s);
    return std::nullopt;
}

} // namespace studio::store
