// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/requests/screen_sheet.h"

#include "ui/camera/preview_view.h"
#include "ui/camera/shot_tools.h"
#include "ui/theme/theme_of.h"
#include "ui/widgets/plain_label.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace studio::ui {

// The parts of the sheet and where they stand; what they do is in screen_sheet.cpp.

void ScreenSheet::makeContent()
{
    m_headline = plainLabel(u"screenHeadline"_s, this);
    m_whys = quietLabel(u"screenWhys"_s, this);
    m_screenLabel = plainLabel(u"screenLabel"_s, this);
    m_screenLabel->setWordWrap(false);
    m_screen = new QComboBox(this);
    m_screen->setObjectName(u"screenChoice"_s);
    m_screenLabel->setBuddy(m_screen);
    m_preview = new PreviewView(this);
    m_tools = new ShotTools(ShotTools::Mirror::Never, *m_preview, this);
    m_status = quietLabel(u"screenStatus"_s, this);
    m_keep = new QCheckBox(this);
    m_keep->setObjectName(u"screenKeep"_s);
    m_timeLeft = quietLabel(u"screenTimeLeft"_s, this);
    m_refuse = makeButton(u"screenRefuse"_s);
    m_again = makeButton(u"screenAgain"_s);
    m_main = makeButton(u"screenSend"_s);
    m_main->setDefault(true);
}

QPushButton *ScreenSheet::makeButton(const QString &objectName)
{
    auto *button = new QPushButton(this);
    button->setObjectName(objectName);
    button->setAutoDefault(false);
    return button;
}

void ScreenSheet::layOut()
{
    const Metrics &metrics = themeOf(this).metrics;
    auto *screenRow = new QHBoxLayout;
    screenRow->setSpacing(metrics.small);
    screenRow->addWidget(m_screenLabel);
    screenRow->addWidget(m_screen, 1);
    auto *foot = new QHBoxLayout;
    foot->setSpacing(metrics.small);
    foot->addWidget(m_timeLeft, 1);
    for (QPushButton *button : {m_refuse, m_again, m_main})
        foot->addWidget(button);
    auto *column = new QVBoxLayout(this);
    const int margin = metrics.large + metrics.small;
    column->setContentsMargins(margin, margin, margin, metrics.large);
    column->setSpacing(metrics.medium);
    column->addWidget(m_headline);
    column->addWidget(m_whys);
    column->addLayout(screenRow);
    column->addWidget(m_preview, 1);
    column->addWidget(m_status);
    column->addWidget(m_tools);
    column->addWidget(m_keep);
    column->addSpacing(metrics.tiny);
    column->addLayout(foot);
}

} // namespace studio::ui
