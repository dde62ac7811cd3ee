// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <QtGlobal>

#include <optional>

// Between the numbers and stops of a model's choice and what stands in the inputs of a form.
namespace studio::ui {

/// A number as it was written; nothing written is no number, and fine.
template<class Number>
struct WrittenNumber
{
    bool isReadable = true;
    std::optional<Number> value;
    bool operator==(const WrittenNumber &) const = default;
};

/// "0.7", as the user's language writes it or as English does; full-width digits too.
[[nodiscard]] WrittenNumber<double> decimalIn(const QString &text);
[[nodiscard]] QString decimalText(const std::optional<double> &number);

[[nodiscard]] WrittenNumber<qint64> wholeIn(const QString &text);
[[nodiscard]] QString wholeText(const std::optional<qint64> &number);

/// One stop on each line, empty lines left out; in a stop \n is a line break, \t a tab, \\ a backslash.
[[nodiscard]] QStringList stopsIn(const QString &text);
[[nodiscard]] QString stopsText(const QStringList &stops);

} // namespace studio::ui
