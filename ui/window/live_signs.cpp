// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/live_signs.h"

#include "ui/models/plain_text.h"
#include "ui/theme/hooks.h"
#include "ui/theme/icons.h"
#include "ui/theme/theme_of.h"

#include <QHBoxLayout>
#include <QToolButton>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

struct Kind
{
    LiveSigns::Sign sign;
    IconName icon;
    const char *objectName;
};
constexpr Kind kKinds[] = {
    {LiveSigns::Sign::Voice, IconName::Unmute, "voiceSign"},
    {LiveSigns::Sign::Camera, IconName::Camera, "cameraSign"},
    {LiveSigns::Sign::Doors, IconName::Doors, "doorsSign"},
    {LiveSigns::Sign::Cost, IconName::Cost, "costSign"},
};

const Kind &kindOf(LiveSigns::Sign sign) { return kKinds[int(sign)]; }

} // namespace

LiveSigns::LiveSigns(QWidget *parent)
    : QWidget(parent)
{
    setObjectName(u"liveSigns"_s);
    setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Preferred);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(themeOf(this).metrics.tiny);
    for (const Kind &kind : kKinds) {
        QToolButton *button = makeSign(kind.sign);
        row->addWidget(button);
        m_signs.insert(kind.sign, button);
    }
    onThemeChange(this, [this] { applyTheme(); });
}

QToolButton *LiveSigns::makeSign(Sign sign)
{
    auto *button = new QToolButton(this);
    button->setObjectName(QString::fromLatin1(kindOf(sign).objectName));
    button->setAutoRaise(true);
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    button->setFocusPolicy(Qt::TabFocus);
    button->setMinimumHeight(themeOf(this).metrics.control);
    connect(button, &QToolButton::clicked, this, [this, sign] { Q_EMIT pressed(sign); });
    button->hide();
    return button;
}

void LiveSigns::show(Sign sign, const QString &words, const QString &details)
{
    QToolButton *button = m_signs[sign];
    button->setText(QString(words).replace(u'&', u"&&"_s));
    button->setToolTip(plainToolTip(details));
    button->setAccessibleName(words);
    button->setAccessibleDescription(details);
    button->setVisible(!words.isEmpty());
}

QString LiveSigns::words(Sign sign) const { return m_signs[sign]->accessibleName(); }

void LiveSigns::applyTheme()
{
    const Theme &theme = themeOf(this);
    for (auto sign = m_signs.begin(); sign != m_signs.end(); ++sign) {
        (*sign)->setIcon(icon(kindOf(sign.key()).icon, theme, theme.live));
        QPalette palette = (*sign)->palette();
        palette.setColor(QPalette::ButtonText, theme.live);
        (*sign)->setPalette(palette);
    }
}

} // namespace studio::ui
