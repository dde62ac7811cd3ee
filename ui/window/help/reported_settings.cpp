// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/help/reported_settings.h"

#include <QStringList>

using namespace Qt::StringLiterals;

namespace studio::ui {

QMap<QString, QString> reportedSettings(const WindowMemory &memory)
{
    static const QStringList themes{u"light"_s, u"dark"_s, u"system"_s, u"high contrast"_s};
    static const QStringList motions{u"system"_s, u"reduced"_s, u"full"_s};
    static const QStringList layouts{u"author"_s, u"live"_s, u"log"_s};
    return {{u"look/theme"_s, themes.value(int(memory.theme))},
            {u"look/motion"_s, motions.value(int(memory.motion))},
            {u"look/zoom"_s, QString::number(memory.zoom)},
            {u"look/stageZoom"_s, QString::number(memory.stageZoom)},
            {u"look/language"_s, memory.language.isEmpty() ? u"system"_s : memory.language},
            {u"window/layout"_s, layouts.value(int(memory.layout))},
            {u"library/pictures"_s, memory.library.pictures ? u"yes"_s : u"no"_s},
            {u"stage/captions"_s, memory.stageWindow.captions ? u"yes"_s : u"no"_s}};
}

} // namespace studio::ui
