// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/persona/form/sprite_row.h"

#include "core/wire/sprite_names.h"
#include "ui/avatar/avatar_painter.h"
#include "ui/avatar/sprites.h"
#include "ui/composer/flow_layout.h"
#include "ui/theme/hooks.h"
#include "ui/theme/icons.h"
#include "ui/theme/theme_of.h"
#include "ui/widgets/plain_label.h"

#include <QEvent>
#include <QFileDialog>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

constexpr int kSide = 56;

QPixmap inCircle(const QImage &picture, qreal devicePixelRatio)
{
    QPixmap pixmap(QSize(kSide, kSide) * devicePixelRatio);
    pixmap.setDevicePixelRatio(devicePixelRatio);
    pixmap.fill(Qt::transparent);
    if (picture.isNull())
        return pixmap;
    QPainter painter(&pixmap);
    paintPicture(painter, picture, QRectF(0, 0, kSide, kSide));
    return pixmap;
}

} // namespace

SpriteRow::SpriteRow(QWidget *parent)
    : QWidget(parent)
    , m_choose(new QPushButton(this))
    , m_takeAway(new QPushButton(this))
    , m_note(quietLabel(u"spritesNote"_s, this))
    , m_refused(plainLabel(u"spritesRefused"_s, this))
    , m_all(new QWidget(this))
{
    const Theme &theme = themeOf(this);
    setObjectName(u"spriteRow"_s);
    m_choose->setObjectName(u"chooseSprites"_s);
    m_takeAway->setObjectName(u"takeSpritesAway"_s);
    m_all->setObjectName(u"spritePictures"_s);
    for (QPushButton *button : {m_choose, m_takeAway})
        button->setAutoDefault(false);
    connect(m_choose, &QPushButton::clicked, this, &SpriteRow::askForFolder);
    connect(m_takeAway, &QPushButton::clicked, this, &SpriteRow::takenAway);
    m_all->setLayout(new FlowLayout(theme.metrics.medium));
    auto *buttons = new FlowLayout(theme.metrics.small);
    buttons->addWidget(m_choose);
    buttons->addWidget(m_takeAway);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(theme.metrics.small);
    column->addLayout(buttons);
    column->addWidget(m_note);
    column->addWidget(m_all);
    column->addWidget(m_refused);
    makeRoomForTails();
    onRetranslate(this, [this] { retranslate(); });
    onThemeChange(this, [this] { applyTheme(); });
}

void SpriteRow::show(const QMap<QString, QString> &sprites)
{
    if (sprites == m_sprites)
        return;
    m_sprites = sprites;
    m_refused->clear();
    rebuild();
}

void SpriteRow::askAgain()
{
    const QSet<QString> asked = m_asked;
    for (const QString &hash : asked) {
        if (!m_pictures.contains(hash))
            Q_EMIT pictureNeeded(hash);
    }
}

void SpriteRow::setPicture(const QString &hash, const QImage &picture)
{
    if (!m_asked.contains(hash) || picture.isNull())
        return;
    m_pictures.insert(hash,
                      picture.scaled(2 * kSide, 2 * kSide, Qt::KeepAspectRatio, Qt::SmoothTransformation));
    rebuild();
}

void SpriteRow::setBusy(bool busy)
{
    m_busy = busy;
    refresh();
}

void SpriteRow::tellRefused(const QStringList &sentences)
{
    m_refused->setText(sentences.join(u'\n'));
    refresh();
}

void SpriteRow::applyTheme()
{
    const Theme &theme = themeOf(this);
    m_choose->setIcon(icon(IconName::Folder, theme));
    QPalette palette = theme.palette();
    palette.setColor(QPalette::WindowText, theme.warning);
    m_refused->setPalette(palette);
}

void SpriteRow::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        makeRoomForTails();
}

/// A line of the note may begin with a file name such as joy.png: the j extends beyond the left edge of its
/// line, and a label clips it.
void SpriteRow::makeRoomForTails()
{
    m_note->setContentsMargins(std::max(0, -m_note->fontMetrics().leftBearing(u'j')), 0, 0, 0);
}

void SpriteRow::askForFolder()
{
    auto *dialog = new QFileDialog(this, tr("Pictures for feelings"));
    dialog->setObjectName(u"spriteFolderDialog"_s);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::Directory);
    connect(dialog, &QFileDialog::fileSelected, this, &SpriteRow::folderChosen);
    dialog->open();
}

void SpriteRow::rebuild()
{
    qDeleteAll(m_all->findChildren<QWidget *>(QString(), Qt::FindDirectChildrenOnly));
    for (const QString &name : wire::spriteNames()) {
        const QString hash = m_sprites.value(name);
        if (hash.isEmpty())
            continue;
        addPicture(name, hash);
        if (m_asked.contains(hash))
            continue;
        m_asked.insert(hash);
        Q_EMIT pictureNeeded(hash);
    }
    refresh();
}

void SpriteRow::addPicture(const QString &name, const QString &hash)
{
    auto *one = new QWidget(m_all);
    QLabel *picture = plainLabel(u"sprite_"_s + name, one);
    picture->setPixmap(inCircle(m_pictures.value(hash), devicePixelRatioF()));
    picture->setFixedSize(kSide, kSide);
    QLabel *label = quietLabel(u"spriteName_"_s + name, one);
    label->setWordWrap(false);
    label->setText(name); // the file's own word, the same in every language
    auto *column = new QVBoxLayout(one);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(themeOf(this).metrics.tiny);
    column->addWidget(picture, 0, Qt::AlignHCenter);
    column->addWidget(label, 0, Qt::AlignHCenter);
    m_all->layout()->addWidget(one);
    one->show();
}

void SpriteRow::refresh()
{
    m_choose->setEnabled(!m_busy);
    m_takeAway->setVisible(!m_sprites.isEmpty());
    m_all->setVisible(!m_sprites.isEmpty());
    m_refused->setVisible(!m_refused->text().isEmpty());
    m_note->setText(note());
    updateGeometry();
}

QString SpriteRow::note() const
{
    if (m_busy)
        return tr("Resizing the pictures…");
    if (m_sprites.isEmpty())
        return tr("Choose a folder with a picture for each feeling, such as joy.png, anger.png and "
                  "neutral.png. They replace the drawn face.");
    model::Avatar avatar;
    avatar.sprites = m_sprites;
    if (spriteFor(avatar, Expression::Neutral).isEmpty())
        return tr("No neutral.png: the drawn face is shown for feelings without a picture.");
    return tr("A feeling without a picture uses a similar one, or the neutral picture.");
}

void SpriteRow::retranslate()
{
    m_choose->setText(tr("Pictures for feelings…"));
    m_takeAway->setText(tr("Remove these pictures"));
    m_all->setAccessibleName(tr("Pictures for feelings"));
    refresh();
}

} // namespace studio::ui
