// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QList>
#include <QMap>
#include <QString>
#include <QUrl>

namespace studio::ui {

/// A model provider as a report names it: never its name, its key or the path of its address.
struct ReportedProvider
{
    QString kind;
    QUrl address;
    QString model;
    bool hasKey = false;
};

/// What a report is made of.
struct Report
{
    QString details;                 ///< of programDetails()
    QMap<QString, QString> settings; ///< by their keys; values that could be secrets are left out
    QList<ReportedProvider> providers;
    QStringList troubles; ///< oldest first
    QByteArray replay;    ///< a replay file; empty: none is part of the report
};

/// The whole report, as it is shown and saved: sections with a headline in brackets, in English in every
/// language of the window. What could be a secret is replaced by "(removed)", the home folder by "~". Any
/// thread.
[[nodiscard]] QString reportText(const Report &report);

/// A text without what could be a secret: keys, tokens, names and queries in addresses, the home folder.
[[nodiscard]] QString withoutSecrets(const QString &text);

/// A replay file without what was said: each letter of a message becomes an x, so that lengths stay. Lines
/// that are no JSON objects are left out. Ids of participants and the rules of the room stay.
[[nodiscard]] QByteArray withoutTalk(const QByteArray &replay);

} // namespace studio::ui
