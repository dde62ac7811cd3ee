// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/live_signs.h"

#include "ui/panels/plain_label.h"
#include "ui/theme/icons.h"

#include <QHBoxLayout>
#include <QLabel>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

constexpr int kIconSize = 18;

struct Kind
{
    LiveSigns::Sign sign;
    IconName icon;
    const char *objectName;
};
constexpr Kind kKinds[] = {
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
    row->setSpacing(m_theme.metrics.medium);
    for (const Kind &kind : kKinds) {
        const Place place = makePlace(kind.sign);
        row->addWidget(place.box);
        m_places.insert(kind.sign, place);
    }
}

LiveSigns::Place LiveSigns::makePlace(Sign sign)
{
    Place place;
    place.box = new QWidget(this);
    place.box->setObjectName(QString::fromLatin1(kindOf(sign).objectName));
    place.picture = plainLabel(u"signPicture"_s, place.box);
    place.words = plainLabel(u"signWords"_s, place.box);
    place.words->setWordWrap(false);
    place.box->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Preferred);
    place.picture->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Preferred);
    auto *row = new QHBoxLayout(place.box);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(m_theme.metrics.tiny);
    row->addWidget(place.picture);
    row->addWidget(place.words);
    place.box->hide();
    return place;
}

void LiveSigns::show(Sign sign, const QString &words, const QString &details)
{
    const Place &place = m_places[sign];
    place.words->setText(words);
    place.box->setToolTip(details);
    place.box->setAccessibleName(words);
    place.box->setAccessibleDescription(details);
    place.box->setVisible(!words.isEmpty());
}

QString LiveSigns::words(Sign sign) const { return m_places[sign].words->text(); }

void LiveSigns::setTheme(const Theme &theme)
{
    m_theme = theme;
    for (auto place = m_places.begin(); place != m_places.end(); ++place) {
        place->picture->setPixmap(
            iconPixmap(kindOf(place.key()).icon, theme.live, kIconSize, devicePixelRatioF()));
        QPalette palette = place->words->palette();
        palette.setColor(QPalette::WindowText, theme.live);
        place->words->setPalette(palette);
    }
}

} // namespace studio::ui
