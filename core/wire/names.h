// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringView>

#include <optional>
#include <type_traits>

// The wire name of every enum value. Names are for ever: they stand in logs. Each enum has one table in
// names.cpp; for an enum without a table the program does not link.
namespace studio::wire {

template<class Enum>
requires std::is_enum_v<Enum>
[[nodiscard]] QString nameOf(Enum value);

/// The value of that name; none for a name that the table does not hold.
template<class Enum>
requires std::is_enum_v<Enum>
[[nodiscard]] std::optional<Enum> valueOf(QStringView name);

} // namespace studio::wire
