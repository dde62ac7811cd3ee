// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/help/program_details.h"

#include <QGuiApplication>
#include <QLocale>
#include <QScreen>
#include <QStringList>
#include <QSysInfo>
#include <QWidget>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

QString screenText(const QScreen &screen)
{
    const QSize size = screen.size();
    return u"%1 × %2, scale %3, %4 dpi"_s.arg(size.width())
        .arg(size.height())
        .arg(screen.devicePixelRatio())
        .arg(qRound(screen.logicalDotsPerInch()));
}

QString compilerText()
{
#if defined(Q_CC_CLANG)
    return u"clang %1.%2"_s.arg(__clang_major__).arg(__clang_minor__);
#else
    return u"g++ %1.%2"_s.arg(__GNUC__).arg(__GNUC_MINOR__);
#endif
}

} // namespace

QString programDetails(const QWidget &window)
{
    QStringList lines;
    const auto add = [&lines](const QString &name, const QString &value) {
        lines.append(name + u": "_s + (value.isEmpty() ? u"unknown"_s : value));
    };
    add(u"Companion Studio"_s, QStringLiteral(STUDIO_VERSION));
    add(u"Qt"_s, u"%1, built with %2"_s.arg(QString::fromLatin1(qVersion()), QStringLiteral(QT_VERSION_STR)));
    add(u"compiler"_s, compilerText());
    add(u"architecture"_s, QSysInfo::buildAbi());
    add(u"system"_s, QSysInfo::prettyProductName());
    add(u"kernel"_s, QSysInfo::kernelType() + u' ' + QSysInfo::kernelVersion());
    add(u"desktop"_s, qEnvironmentVariable("XDG_CURRENT_DESKTOP"));
    add(u"platform"_s, QGuiApplication::platformName());
    add(u"language of the window"_s, window.locale().bcp47Name());
    add(u"language of the system"_s, QLocale::system().bcp47Name());
    for (const QScreen *screen : QGuiApplication::screens())
        add(u"screen"_s, screenText(*screen));
    return lines.join(u'\n') + u'\n';
}

} // namespace studio::ui
