// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/wire/json.h"

#include <QHash>
#include <QIODevice>
#include <QList>
#include <QString>
#include <QStringList>

#include <functional>
#include <optional>

namespace studio::intake {

/// An archive that spreads a conversation over several files, and keeps the names of people and groups in
/// others: a Slack workspace (a folder for each channel, a file for each day), or Google Chat (a folder for
/// each group). It becomes one JSON list with an object for each conversation. Only one file is in memory at
/// a time.
class GatheredTalks
{
public:
    /// Recognises the archive by the names of all entries. None: it is no such archive.
    [[nodiscard]] static std::optional<GatheredTalks> in(const QStringList &names);

    /// Reads an entry by its index among the names; none: it is damaged or too large.
    using Read = std::function<std::optional<wire::Json>(qsizetype entry)>;
    /// False: nothing more can be written. `canGrow` is called after each piece.
    [[nodiscard]] bool write(const Read &read, QIODevice &to, const std::function<bool()> &canGrow) const;

private:
    enum class Program { Slack, GoogleChat };
    struct Talk
    {
        QString folder;
        QList<qsizetype> entries; ///< in order
        qsizetype about = -1;     ///< the entry with the name of the talk
    };

    [[nodiscard]] bool findSlack(const QStringList &names);
    [[nodiscard]] bool findGoogleChat(const QStringList &names);
    void readNames(const Read &read, QHash<QString, QString> &people, QHash<QString, QString> &titles,
                   QStringList &damaged) const;
    [[nodiscard]] bool writeTalk(const Talk &talk, const Read &read, QIODevice &to,
                                 const std::function<bool()> &canGrow, const QHash<QString, QString> &people,
                                 QStringList damaged) const;

    Program m_program = Program::Slack;
    QStringList m_names;
    QList<Talk> m_talks;
    qsizetype m_users = -1;    ///< the entry with all people of the workspace
    QList<qsizetype> m_titles; ///< entries with names for the talks that have none
};

} // namespace studio::intake
