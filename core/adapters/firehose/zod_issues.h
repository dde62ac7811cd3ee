// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/wire/json.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

// What is wrong with a frame, in the words of the validator of aikyo's firehose (zod), because its clients
// read them. Not translated: programs read them.
namespace studio::adapters::firehose {

using Path = QStringList;

/// Collects errors; kMost at most.
class ZodIssues
{
public:
    static constexpr qsizetype kMost = 16;

    /// `value` null: missing.
    void wrongType(const Path &path, const char *expected, const wire::Json *value);
    void wrongLiteral(const Path &path, const QString &expected, const wire::Json &value);
    void wrongName(const Path &path, const QStringList &options, const QString &value);
    void tooBig(const Path &path, const char *type, qsizetype most);
    void other(const Path &path, const QString &message);

    [[nodiscard]] bool isEmpty() const { return m_issues.empty(); }
    /// {"error":{"issues":[…],"name":"ZodError"}}
    [[nodiscard]] QByteArray answer() const;
    /// The first error, for a list that people read: "body.params.from: Required".
    [[nodiscard]] QString first() const;

private:
    void add(const Path &path, wire::Json issue, const QString &message);

    wire::Json m_issues = wire::Json::array();
};

} // namespace studio::adapters::firehose
