// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/forms/model_texts.h"

#include <QLocale>

#include <cmath>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

/// Full-width digits from an input method count as digits too.
QString plain(const QString &text) { return text.normalized(QString::NormalizationForm_KC).trimmed(); }

QString unescaped(const QString &line)
{
    QString stop;
    for (qsizetype i = 0; i < line.size(); ++i) {
        const QChar next = i + 1 < line.size() ? line.at(i + 1) : QChar();
        const bool isEscape = line.at(i) == u'\\' && (next == u'n' || next == u't' || next == u'\\');
        if (!isEscape) {
            stop += line.at(i);
            continue;
        }
        stop += next == u'n' ? u'\n' : next == u't' ? u'\t' : u'\\';
        ++i;
    }
    return stop;
}

} // namespace

WrittenNumber<double> decimalIn(const QString &text)
{
    const QString written = plain(text);
    if (written.isEmpty())
        return {};
    bool fine = false;
    double number = QLocale().toDouble(written, &fine);
    if (!fine)
        number = QLocale::c().toDouble(written, &fine);
    if (!fine || !std::isfinite(number))
        return {false, {}};
    return {true, number};
}

QString decimalText(const std::optional<double> &number)
{
    return number ? QLocale().toString(*number, 'g', QLocale::FloatingPointShortest) : QString();
}

WrittenNumber<qint64> wholeIn(const QString &text)
{
    const QString written = plain(text);
    if (written.isEmpty())
        return {};
    bool fine = false;
    qint64 number = QLocale().toLongLong(written, &fine);
    if (!fine)
        number = QLocale::c().toLongLong(written, &fine);
    if (!fine)
        return {false, {}};
    return {true, number};
}

QString wholeText(const std::optional<qint64> &number)
{
    return number ? QString::number(*number) : QString();
}

QStringList stopsIn(const QString &text)
{
    QStringList stops;
    for (const QString &line : text.split(u'\n', Qt::SkipEmptyParts))
        stops.append(unescaped(line));
    return stops;
}

QString stopsText(const QStringList &stops)
{
    QStringList lines;
    for (QString stop : stops)
        lines.append(stop.replace(u"\\"_s, u"\\\\"_s).replace(u"\n"_s, u"\\n"_s).replace(u"\t"_s, u"\\t"_s));
    return lines.join(u'\n');
}

} // namespace studio::ui
