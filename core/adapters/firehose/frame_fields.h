// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/adapters/firehose/frame.h"
#include "core/adapters/firehose/zod_issues.h"

namespace studio::adapters::firehose {

inline constexpr qsizetype kLongestObject = 16 * 1024; ///< bytes of params and metadata

/// Null if missing.
[[nodiscard]] inline const wire::Json *member(const wire::Json &json, const char *key)
{
    if (!json.is_object())
        return nullptr;
    const auto found = json.find(key);
    return found == json.end() ? nullptr : &*found;
}

/// Reads the fields of one object of a frame with their expected types; errors go to the issues, and the
/// value is empty then.
class Fields
{
public:
    enum class Object { Required, Optional };

    /// Object and issues outlive it.
    Fields(const wire::Json &object, Path path, ZodIssues &issues);

    QString text(const char *key, qsizetype most);
    QString id(const char *key);
    QList<base::ParticipantId> ids(const char *key);
    model::RawJson object(const char *key, Object need);
    [[nodiscard]] Path at(const char *key) const;

private:
    const wire::Json &m_object;
    Path m_path;
    ZodIssues &m_issues;
};

} // namespace studio::adapters::firehose
