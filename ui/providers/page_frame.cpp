// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/providers/page_frame.h"

#include "ui/theme/theme_of.h"

#include <QFrame>
#include <QScrollArea>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace studio::ui {

QWidget *scrolled(QWidget *page)
{
    const Metrics &metrics = themeOf(page).metrics;
    const int margin = metrics.large + metrics.small;
    auto *content = new QWidget;
    auto *column = new QVBoxLayout(content);
    column->setContentsMargins(margin, metrics.large, margin, metrics.large);
    column->addWidget(page);
    auto *area = new QScrollArea;
    area->setObjectName(page->objectName() + u"Area"_s);
    area->setWidget(content);
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    return area;
}

} // namespace studio::ui
