// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/turn_event.h"

#include <QHash>
#include <QList>
#include <QString>

#include <optional>

namespace studio::agent {

/// Detects when one answer of a model goes in circles: a piece of kWindow characters (UTF-16 units) that
/// comes for the tenth time, with an average distance of at most kFarthest. Text that repeats itself by
/// nature is not watched and starts the count anew: code between fences, lists, tables, headings, quotes,
/// rules. Pure.
class TextWatch
{
public:
    static constexpr qsizetype kWindow = 50;
    static constexpr qsizetype kOften = 10;
    static constexpr qsizetype kFarthest = 250;

    /// Adds to the answer. A loop is reported once.
    [[nodiscard]] std::optional<model::LoopDetected> add(const QString &text);

private:
    void endLine();
    void decideLine();
    void follow(QChar next);
    void forget();

    enum class Line { Undecided, Followed, LeftOut };
    Line m_kind = Line::Undecided;
    QString m_line; ///< its beginning, while its kind is undecided
    bool m_isCode = false;
    QString m_tail;                          ///< the newest watched text, no longer than a window
    qsizetype m_at = 0;                      ///< how much was watched
    QHash<QString, QList<qsizetype>> m_seen; ///< where each window was seen lately
    bool m_told = false;
    std::optional<model::LoopDetected> m_found;
};

} // namespace studio::agent
