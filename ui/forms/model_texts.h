// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <QtGlobal>

#include <optional>

// Converts the numbers and stops of a model choice to the texts of a form's inputs, and back.
namespace studio::ui {

/// A number as the user wrote it; an empty input is no number, and no error.
template<class Number>
struct WrittenNumber
{
    bool isReadable = true;
    std::optional<Number> value;
    bool operator==(const WrittenNumber &) const = default;
};

/// "0.7" in the format of the user's language or of English; full-width digits too.
[[nodiscard]] WrittenNumber<double> decimalIn(const QString &text);
[[nodiscard]] QString decimalText(const std::optional<double> &number);

[[nodiscard]] WrittenNumber<qint64> wholeIn(const QString &text);
[[nodiscard]] QString wholeText(const std::optional<qint64> &number);

/// One stop per line, without empty lines; in a stop \n is a line break, \t a tab, \\ a backslash.
[[nodiscard]] QStringList stopsIn(const QString &text);
[[nodiscard]] QString stopsText(const QStringList &stops);

} // namespace studio::ui
