// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/turn_event.h"

#include <QHash>
#include <QList>
#include <QString>

#include <optional>

namespace studio::agent {

/// Tells when one answer of a model goes in circles: a piece of kWindow characters (UTF-16 units) that comes
/// for the tenth time, on the average no more than kFarthest after the time before. What repeats itself by
/// its nature begins anew and is not watched: code between fences, lists, tables, headings, quotes, rules.
/// Pure.
class TextWatch
{
public:
    static constexpr qsizetype kWindow = 50;
    static constexpr qsizetype kOften = 10;
    static constexpr qsizetype kFarthest = 250;

    /// More of the answer. The loop is told once.
    [[nodiscard]] std::optional<model::LoopDetected> add(const QString &text);

private:
    void endLine();
    void decideLine();
    void follow(QChar next);
    void forget();

    enum class Line { Undecided, Followed, LeftOut };
    Line m_kind = Line::Undecided;
    QString m_line; ///< its beginning, as long as that is undecided
    bool m_isCode = false;
    QString m_tail;                          ///< what was followed last, no longer than a window
    qsizetype m_at = 0;                      ///< how much was followed
    QHash<QString, QList<qsizetype>> m_seen; ///< each window, where it was lately
    bool m_told = false;
    std::optional<model::LoopDetected> m_found;
};

} // namespace studio::agent
