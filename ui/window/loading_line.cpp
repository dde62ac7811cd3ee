// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/loading_line.h"

#include "ui/theme/hooks.h"
#include "ui/theme/theme_of.h"
#include "ui/widgets/plain_label.h"

#include <QAccessible>
#include <QHBoxLayout>
#include <QLabel>

using namespace Qt::StringLiterals;

namespace studio::ui {

LoadingLine::LoadingLine(const LoadingCount &count, QWidget *parent)
    : QWidget(parent)
    , m_count(count)
    , m_text(quietLabel(u"loadingLineText"_s, this))
{
    const Theme &theme = themeOf(this);
    setObjectName(u"loadingLine"_s);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(theme.metrics.large, theme.metrics.tiny, theme.metrics.large, theme.metrics.tiny);
    row->addWidget(m_text, 1);
    connect(&m_count, &LoadingCount::changed, this, &LoadingLine::refresh);
    onRetranslate(this, [this] { refresh(); });
}

QString LoadingLine::text() const { return m_text->text(); }

// Screen readers are told once that a model is loading, not at every second.
void LoadingLine::refresh()
{
    const QStringList lines = m_count.lines();
    const bool isNew = isHidden() && !lines.isEmpty();
    m_text->setText(lines.join(u'\n'));
    setVisible(!lines.isEmpty());
    if (!isNew)
        return;
    QAccessibleEvent told(m_text, QAccessible::Alert);
    QAccessible::updateAccessibility(&told);
}

} // namespace studio::ui
