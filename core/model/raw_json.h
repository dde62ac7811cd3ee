// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

namespace studio::model {

/// A JSON value kept as text, so that parts we do not understand are returned unchanged. Not validated here:
/// the code that reads it from outside has parsed it once. Empty means absent.
struct RawJson
{
    QByteArray text;

    [[nodiscard]] bool isEmpty() const { return text.isEmpty(); }
    bool operator==(const RawJson &) const = default;
};

} // namespace studio::model
