// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

namespace studio::model {

/// A JSON value kept as its own text, so that what we do not understand comes back as it came.
/// Not validated here: whoever reads it from outside has parsed it once. Empty means absent.
struct RawJson
{
    QByteArray text;

    [[nodiscard]] bool isEmpty() const { return text.isEmpty(); }
    bool operator==(const RawJson &) const = default;
};

} // namespace studio::model
