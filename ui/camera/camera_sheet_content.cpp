// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/camera/camera_sheet.h"

#include "ui/camera/preview_view.h"
#include "ui/camera/shot_tools.h"
#include "ui/camera/source_choice.h"
#include "ui/theme/theme_of.h"
#include "ui/widgets/plain_label.h"

#include <QCheckBox>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace studio::ui {

// The parts of the sheet and where they stand; what they do is in camera_sheet.cpp.

void CameraSheet::makeContent()
{
    m_headline = plainLabel(u"cameraHeadline"_s, this);
    m_whys = quietLabel(u"cameraWhys"_s, this);
    m_sourceLabel = plainLabel(u"cameraSourceLabel"_s, this);
    m_sourceLabel->setWordWrap(false);
    m_sources = new SourceChoice(this);
    m_sourceLabel->setBuddy(m_sources);
    m_preview = new PreviewView(this);
    m_tools = new ShotTools(ShotTools::Mirror::Offered, *m_preview, this);
    m_status = quietLabel(u"cameraStatus"_s, this);
    m_keep = new QCheckBox(this);
    m_keep->setObjectName(u"cameraKeep"_s);
    m_timeLeft = quietLabel(u"cameraTimeLeft"_s, this);
    m_refuse = makeButton(u"cameraRefuse"_s);
    m_again = makeButton(u"cameraAgain"_s);
    m_main = makeButton(u"cameraMain"_s);
    m_main->setDefault(true);

    const Metrics &metrics = themeOf(this).metrics;
    auto *sourceRow = new QHBoxLayout;
    sourceRow->setSpacing(metrics.small);
    sourceRow->addWidget(m_sourceLabel);
    sourceRow->addWidget(m_sources, 1);
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
    column->addLayout(sourceRow);
    column->addWidget(m_preview, 1);
    column->addWidget(m_status);
    column->addWidget(m_tools);
    column->addWidget(m_keep);
    column->addSpacing(metrics.tiny);
    column->addLayout(foot);
}

QPushButton *CameraSheet::makeButton(const QString &objectName)
{
    auto *button = new QPushButton(this);
    button->setObjectName(objectName);
    button->setAutoDefault(false);
    return button;
}

} // namespace studio::ui
