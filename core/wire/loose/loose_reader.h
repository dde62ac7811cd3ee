// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/wire/loose/loose_object.h"

#include <QStringView>

#include <optional>

namespace studio::wire {

/// Reads one object that is no proper JSON. Every step is paid for from a budget that all attempts on a text
/// share, so that no text takes long.
class LooseReader
{
public:
    LooseReader(QStringView text, qsizetype at, qsizetype &budget)
        : m_text(text)
        , m_at(at)
        , m_budget(budget)
    {
    }

    /// The object whose brace stands here; none if that is no object. Afterwards end() is behind it.
    [[nodiscard]] std::optional<LooseObject> read();
    [[nodiscard]] qsizetype end() const { return m_at; }

    /// A character of the structure: a full-width one as the plain one that it stands for.
    [[nodiscard]] static QChar plain(QChar c);

private:
    enum class Within { Object, List };

    [[nodiscard]] std::optional<Json> object(int depth);
    [[nodiscard]] std::optional<Json> list(int depth);
    /// None: there is none, or it is cut.
    [[nodiscard]] std::optional<Json> value(Within within, int depth);
    bool member(Json &object, int depth);
    [[nodiscard]] std::optional<QString> key();
    [[nodiscard]] std::optional<QString> quoted(Within within);
    [[nodiscard]] std::optional<Json> bare(Within within);
    void takeEscape(QString &text);
    void skip();
    bool skipComment();
    void skipGarbage();
    [[nodiscard]] bool closesText(qsizetype at, Within within);
    [[nodiscard]] bool endsAtComma(qsizetype comma, Within within);
    [[nodiscard]] bool keyStandsAt(qsizetype at);
    [[nodiscard]] qsizetype afterBlanks(qsizetype at);
    [[nodiscard]] QChar peek(qsizetype at) const
    {
        return at < m_text.size() ? plain(m_text.at(at)) : QChar();
    }
    [[nodiscard]] QChar peek() const { return peek(m_at); }
    [[nodiscard]] bool atEnd() const { return m_at >= m_text.size() || m_budget <= 0; }
    [[nodiscard]] bool startsWith(qsizetype at, QStringView what) const
    {
        return m_text.mid(at).startsWith(what);
    }

    QStringView m_text;
    qsizetype m_at;
    qsizetype &m_budget;
    bool m_mended = false;
    bool m_cut = false;
    bool m_bareKeys = false; ///< a key without quotes was seen
};

} // namespace studio::wire
