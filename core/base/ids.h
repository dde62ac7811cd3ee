// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QMetaType>
#include <QString>

#include <compare>

namespace studio::base {

/// A text id with a type of its own, so that a room id cannot be passed in place of a message id.
template<class Tag>
class Id
{
public:
    Id() = default;
    explicit Id(QString value)
        : m_value(std::move(value))
    {
    }

    [[nodiscard]] const QString &value() const { return m_value; }
    [[nodiscard]] bool isEmpty() const { return m_value.isEmpty(); }

    friend bool operator==(const Id &a, const Id &b) { return a.m_value == b.m_value; }
    friend std::strong_ordering operator<=>(const Id &a, const Id &b)
    {
        return a.m_value.compare(b.m_value) <=> 0;
    }
    friend size_t qHash(const Id &id, size_t seed = 0) { return ::qHash(id.m_value, seed); }

private:
    QString m_value;
};

/// The id of a participant: `companion_…`, `guest:…`, `user`, `user_…`, or any other sender (an outsider).
using ParticipantId = Id<struct ParticipantTag>;
using RoomId = Id<struct RoomTag>;
using MessageId = Id<struct MessageTag>;
using TurnId = Id<struct TurnTag>;
using CallId = Id<struct CallTag>;
using ProviderId = Id<struct ProviderTag>;
using LorebookId = Id<struct LorebookTag>;

} // namespace studio::base
