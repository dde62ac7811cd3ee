// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/persona/form/avatar_editor.h"

#include "ui/avatar/avatar_look.h"
#include "ui/avatar/avatar_painter.h"
#include "ui/composer/flow_layout.h"
#include "ui/forms/choice_row.h"
#include "ui/forms/colour_row.h"
#include "ui/persona/form/sprite_row.h"
#include "ui/theme/avatar_colours.h"
#include "ui/theme/hooks.h"
#include "ui/theme/icons.h"
#include "ui/theme/theme_of.h"
#include "ui/widgets/plain_label.h"

#include <QCheckBox>
#include <QDragEnterEvent>
#include <QFileDialog>
#include <QGridLayout>
#include <QLabel>
#include <QMimeData>
#include <QPainter>
#include <QPainterPath>
#include <QPushButton>
#include <QRandomGenerator>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace studio::ui {

using model::Avatar;

namespace {

constexpr int kChoiceSize = 56;

} // namespace

AvatarEditor::AvatarEditor(QWidget *parent)
    : QWidget(parent)
    , m_surprise(new QPushButton(this))
    , m_ownPicture(new QPushButton(this))
    , m_takeAway(new QPushButton(this))
    , m_pictureNote(quietLabel(u"avatarPictureNote"_s, this))
    , m_sprites(new SpriteRow(this))
{
    const Theme &theme = themeOf(this);
    setObjectName(u"avatarEditor"_s);
    setAcceptDrops(true);
    auto *grid = new QGridLayout;
    grid->setHorizontalSpacing(theme.metrics.medium);
    grid->setVerticalSpacing(theme.metrics.small);
    grid->setColumnStretch(1, 1);
    m_face = addChoices(grid, u"avatarFace"_s, 1.2, 54, [](Avatar &a, int c) { a.face = Avatar::Face(c); });
    m_hair = addChoices(grid, u"avatarHair"_s, 1, 50, [](Avatar &a, int c) { a.hair = Avatar::Hair(c); });
    m_eyes = addChoices(grid, u"avatarEyes"_s, 2.3, 52, [](Avatar &a, int c) { a.eyes = Avatar::Eyes(c); });
    m_clothes = addChoices(grid, u"avatarClothes"_s, 1.6, 74,
                           [](Avatar &a, int c) { a.clothes = Avatar::Clothes(c); });
    m_skinColour = addColours(grid, u"avatarSkinColour"_s, skinColours(), &Avatar::skinColour);
    m_hairColour = addColours(grid, u"avatarHairColour"_s, hairColours(), &Avatar::hairColour);
    m_eyeColour = addColours(grid, u"avatarEyeColour"_s, eyeColours(), &Avatar::eyeColour);
    m_clothesColour = addColours(grid, u"avatarClothesColour"_s, clothesColours(), &Avatar::clothesColour);
    makeButtons();

    auto *buttons = new FlowLayout(theme.metrics.small);
    for (QPushButton *button : {m_surprise, m_ownPicture, m_takeAway})
        buttons->addWidget(button);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(theme.metrics.small);
    column->addLayout(buttons);
    column->addWidget(m_pictureNote);
    column->addWidget(m_sprites);
    column->addLayout(grid);
    column->addWidget(m_glasses);
    onRetranslate(this, [this] { retranslate(); });
    onThemeChange(this, [this] { applyTheme(); });
}

void AvatarEditor::makeButtons()
{
    m_glasses = new QCheckBox(this); // last in the Tab order
    m_glasses->setObjectName(u"avatarGlasses"_s);
    m_surprise->setObjectName(u"avatarSurprise"_s);
    m_ownPicture->setObjectName(u"avatarOwnPicture"_s);
    m_takeAway->setObjectName(u"avatarTakeAway"_s);
    for (QPushButton *button : {m_surprise, m_ownPicture, m_takeAway})
        button->setAutoDefault(false);
    connect(m_glasses, &QCheckBox::clicked, this, [this](bool on) {
        Avatar avatar = m_avatar;
        avatar.glasses = on;
        change(avatar);
    });
    connect(m_surprise, &QPushButton::clicked, this, [this] {
        Avatar avatar = drawnByChance(QRandomGenerator::global()->generate());
        avatar.picture = m_avatar.picture;
        avatar.sprites = m_avatar.sprites;
        Q_EMIT stepEnded(); // each surprise can be undone by itself
        change(avatar);
    });
    connect(m_ownPicture, &QPushButton::clicked, this, &AvatarEditor::askForFile);
    connect(m_takeAway, &QPushButton::clicked, this, [this] {
        Avatar avatar = m_avatar;
        avatar.picture.clear();
        change(avatar);
    });
    connect(m_sprites, &SpriteRow::takenAway, this, [this] {
        Avatar avatar = m_avatar;
        avatar.sprites.clear();
        change(avatar);
    });
}

ChoiceRow *AvatarEditor::addChoices(QGridLayout *grid, const QString &objectName, double zoom, double middle,
                                    const Change &change)
{
    auto *row = new ChoiceRow(objectName, kChoiceSize, this);
    QLabel *label = plainLabel(objectName + u"Label"_s, this);
    label->setWordWrap(false);
    m_labels.append(label);
    const int line = grid->rowCount();
    grid->addWidget(label, line, 0, Qt::AlignVCenter);
    grid->addWidget(row, line, 1);
    row->setPaint([this, zoom, middle, change](int choice, int size) {
        Avatar avatar = m_avatar;
        change(avatar, choice);
        return preview(avatar, size, zoom, middle);
    });
    connect(row, &ChoiceRow::chosen, this, [this, change](int choice) {
        Avatar avatar = m_avatar;
        change(avatar, choice);
        this->change(avatar);
    });
    return row;
}

ColourRow *AvatarEditor::addColours(QGridLayout *grid, const QString &objectName,
                                    const QList<QColor> &colours, QString Avatar::*part)
{
    auto *row = new ColourRow(objectName, colours, ColourRow::Automatic::Yes, this);
    QLabel *label = plainLabel(objectName + u"Label"_s, this);
    label->setWordWrap(false);
    m_labels.append(label);
    const int line = grid->rowCount();
    grid->addWidget(label, line, 0, Qt::AlignVCenter);
    grid->addWidget(row, line, 1);
    connect(row, &ColourRow::chosen, this, [this, part](const QString &hex) {
        Avatar avatar = m_avatar;
        avatar.*part = hex;
        change(avatar);
    });
    return row;
}

void AvatarEditor::applyTheme()
{
    const Theme &theme = themeOf(this);
    m_surprise->setIcon(icon(IconName::Dice, theme));
    m_ownPicture->setIcon(icon(IconName::Picture, theme));
}

void AvatarEditor::show(const Avatar &avatar, const QColor &companion, const base::ParticipantId &id)
{
    const bool same = avatar == m_avatar && companion == m_companion;
    // The id changes with every letter of a new name, mostly without a visible change.
    if (same && lookOf(avatar, companion, id.value()) == lookOf(m_avatar, m_companion, m_id.value()))
        return;
    m_avatar = avatar;
    m_companion = companion;
    m_id = id;
    refresh();
}

void AvatarEditor::setBusy(bool busy)
{
    m_busy = busy;
    refresh();
}

void AvatarEditor::change(const Avatar &avatar)
{
    m_avatar = avatar;
    refresh();
    Q_EMIT edited(avatar);
}

void AvatarEditor::refresh()
{
    m_face->setChoice(int(m_avatar.face));
    m_hair->setChoice(int(m_avatar.hair));
    m_eyes->setChoice(int(m_avatar.eyes));
    m_clothes->setChoice(int(m_avatar.clothes));
    m_glasses->setChecked(m_avatar.glasses);

    Avatar open = m_avatar;
    open.skinColour.clear();
    open.hairColour.clear();
    open.eyeColour.clear();
    open.clothesColour.clear();
    const AvatarLook automatic = lookOf(open, m_companion, m_id.value());
    m_skinColour->setAutomaticColour(automatic.skin);
    m_hairColour->setAutomaticColour(automatic.hair);
    m_eyeColour->setAutomaticColour(automatic.eyes);
    m_clothesColour->setAutomaticColour(automatic.clothes);
    m_skinColour->setColour(m_avatar.skinColour);
    m_hairColour->setColour(m_avatar.hairColour);
    m_eyeColour->setColour(m_avatar.eyeColour);
    m_clothesColour->setColour(m_avatar.clothesColour);
    for (ChoiceRow *row : {m_face, m_hair, m_eyes, m_clothes})
        row->repaintAll();

    m_sprites->show(m_avatar.sprites);
    const bool pictured = !m_avatar.picture.isEmpty();
    m_takeAway->setVisible(pictured);
    m_ownPicture->setEnabled(!m_busy);
    m_pictureNote->setText(
        m_busy     ? tr("Resizing the picture…")
        : pictured ? tr("Your picture is shown. Remove it to get the drawn face back.")
                   : tr("Pictures: up to 8192 × 8192 pixels and 16 MB. You can also drop one here."));
}

/// A part of the face in a square with round corners; \p middle is the line at the middle of the square.
QPixmap AvatarEditor::preview(const Avatar &avatar, int size, double zoom, double middle) const
{
    const Theme &theme = themeOf(this);
    const qreal ratio = devicePixelRatioF();
    QPixmap pixmap(QSize(size, size) * ratio);
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    QPainterPath corners;
    corners.addRoundedRect(QRectF(0, 0, size, size), theme.metrics.tiny, theme.metrics.tiny);
    painter.setClipPath(corners);
    painter.fillPath(corners, lookOf(avatar, m_companion, m_id.value()).ground);
    // Painted at twice its size: paintAvatar shows a small face from closer by, which a part must not do.
    const double drawn = size * zoom * 2;
    painter.scale(0.5, 0.5);
    Avatar face = avatar;
    face.picture.clear();
    paintAvatar(painter, face, m_companion,
                QRectF(size - drawn / 2, size - drawn * middle / 100, drawn, drawn), m_id.value());
    return pixmap;
}

void AvatarEditor::askForFile()
{
    auto *dialog = new QFileDialog(this, tr("Use your own picture"));
    dialog->setObjectName(u"avatarFileDialog"_s);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    dialog->setNameFilters({tr("Pictures (*.png *.jpg *.jpeg *.webp *.gif *.bmp)"), tr("All files (*)")});
    connect(dialog, &QFileDialog::fileSelected, this, &AvatarEditor::pictureChosen);
    dialog->open();
}

void AvatarEditor::dragEnterEvent(QDragEnterEvent *event)
{
    const QList<QUrl> urls = event->mimeData()->urls();
    if (urls.size() == 1 && urls.first().isLocalFile())
        event->acceptProposedAction();
}

void AvatarEditor::dropEvent(QDropEvent *event)
{
    event->acceptProposedAction();
    Q_EMIT pictureChosen(event->mimeData()->urls().value(0).toLocalFile());
}

void AvatarEditor::retranslate()
{
    const QStringList labels{tr("Face"),        tr("Hair"),        tr("Eyes"),       tr("Clothes"),
                             tr("Skin colour"), tr("Hair colour"), tr("Eye colour"), tr("Clothes colour")};
    for (int index = 0; index < labels.size(); ++index)
        m_labels.at(index)->setText(labels.at(index));
    m_face->setChoices({tr("Round face"), tr("Oval face"), tr("Square face"), tr("Heart-shaped face")});
    m_hair->setChoices({tr("Short hair"), tr("Bob"), tr("Long hair"), tr("Ponytail"), tr("Twin tails"),
                        tr("Bun"), tr("Curly hair"), tr("No hair")});
    m_eyes->setChoices({tr("Round eyes"), tr("Almond eyes"), tr("Narrow eyes"), tr("Smiling eyes")});
    m_clothes->setChoices(
        {tr("Shirt"), tr("Hoodie"), tr("Jacket"), tr("Dress"), tr("Sailor collar"), tr("Lab coat")});
    m_skinColour->setWhat(labels.at(4));
    m_hairColour->setWhat(labels.at(5));
    m_eyeColour->setWhat(labels.at(6));
    m_clothesColour->setWhat(labels.at(7));
    m_glasses->setText(tr("Glasses"));
    m_surprise->setText(tr("Random face"));
    m_surprise->setToolTip(tr("Draws a random face. Undo restores the current one."));
    m_ownPicture->setText(tr("Use your own picture…"));
    m_takeAway->setText(tr("Remove picture"));
    refresh();
}

} // namespace studio::ui
