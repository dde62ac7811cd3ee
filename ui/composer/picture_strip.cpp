// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/composer/picture_strip.h"

#include "ui/composer/pill_button.h"
#include "ui/theme/hooks.h"
#include "ui/theme/theme_of.h"

#include <QAccessible>
#include <QCheckBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

constexpr int kSmallestThumb = 44; ///< pixels, at most, of both sides
constexpr qreal kThumbLines = 2.5; ///< the same, in lines of text
constexpr qsizetype kLongestPictureName = 18;

int thumbSide(const QFontMetrics &metrics)
{
    return std::max(kSmallestThumb, qRound(kThumbLines * metrics.lineSpacing()));
}

QPixmap thumbOf(const UnsentPicture &picture, int side, qreal ratio)
{
    const QImage image = QImage::fromData(picture.jpeg, "JPG");
    const int edge = int(side * ratio);
    QPixmap pixmap =
        QPixmap::fromImage(image.scaled(edge, edge, Qt::KeepAspectRatio, Qt::SmoothTransformation));
    pixmap.setDevicePixelRatio(ratio);
    return pixmap;
}

QString shortened(const QString &name)
{
    const QString line = name.simplified();
    return line.size() <= kLongestPictureName ? line : QString(line.left(kLongestPictureName - 1) + u'…');
}

QLabel *makeLine(const QString &objectName, QWidget *parent)
{
    auto *label = new QLabel(parent);
    label->setObjectName(objectName);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    return label;
}

} // namespace

PictureStrip::PictureStrip(QWidget *parent)
    : QWidget(parent)
    , m_column(new QVBoxLayout(this))
    , m_keep(new QCheckBox(this))
    , m_seers(makeLine(u"composer.pictures.seers"_s, this))
    , m_refusal(makeLine(u"composer.pictures.refusal"_s, this))
{
    const Theme &theme = themeOf(this);
    setObjectName(u"composer.pictures"_s);
    m_keep->setObjectName(u"composer.pictures.keep"_s);
    m_column->setContentsMargins(theme.metrics.small, theme.metrics.tiny, theme.metrics.small,
                                 theme.metrics.tiny);
    m_column->setSpacing(theme.metrics.tiny);
    m_column->addWidget(m_seers);
    m_column->addWidget(m_keep);
    m_column->addWidget(m_refusal);
    connect(m_keep, &QCheckBox::clicked, this, [this](bool kept) {
        for (UnsentPicture &picture : m_pictures)
            picture.kept = kept;
        Q_EMIT changed();
    });
    rebuild();
    onThemeChange(this, [this] { rebuild(); });
}

void PictureStrip::setPictures(const QList<UnsentPicture> &pictures)
{
    if (m_pictures == pictures)
        return;
    m_pictures = pictures;
    m_refusalText.clear();
    if (m_pictures.isEmpty())
        m_seersText.clear();
    rebuild();
    Q_EMIT changed();
}

void PictureStrip::setSeers(const QString &words)
{
    m_seersText = words;
    showRest();
}

void PictureStrip::showRefusal(const QString &words)
{
    if (words == m_refusalText)
        return;
    m_refusalText = words;
    showRest();
    if (words.isEmpty())
        return;
    QAccessibleEvent alert(m_refusal, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
}

void PictureStrip::setWritable(bool writable)
{
    m_writable = writable;
    rebuild();
}

QList<QWidget *> PictureStrip::tabStops() const
{
    QList<QWidget *> stops;
    for (const QWidget *line : m_lines) {
        for (const char *name : {"description", "edit", "remove"})
            stops.append(line->findChild<QWidget *>(u"composer.pictures."_s + QLatin1String(name)));
    }
    stops.append(m_keep);
    return stops;
}

// The description that is being written goes on being written.
void PictureStrip::rebuild()
{
    const auto *writing = qobject_cast<const QLineEdit *>(focusWidget());
    const qsizetype written = writing && writing->hasFocus() ? m_lines.indexOf(writing->parentWidget()) : -1;
    const int cursor = written < 0 ? 0 : writing->cursorPosition();
    for (QWidget *line : std::as_const(m_lines)) {
        line->hide();
        line->deleteLater(); // one of its buttons may be the sender of a click
    }
    m_lines.clear();
    for (int number = 0; number < int(m_pictures.size()); ++number)
        addLine(number);
    showRest();
    if (written < 0 || written >= m_lines.size())
        return;
    auto *words = m_lines.at(written)->findChild<QLineEdit *>();
    words->setFocus(Qt::OtherFocusReason);
    words->setCursorPosition(cursor);
}

void PictureStrip::showRest()
{
    const Theme &theme = themeOf(this);
    QPalette palette = theme.palette();
    palette.setColor(QPalette::WindowText, theme.mutedText);
    m_seers->setPalette(palette);
    palette.setColor(QPalette::WindowText, theme.warning);
    m_refusal->setPalette(palette);
    const bool hasPictures = !m_pictures.isEmpty();
    m_seers->setText(m_seersText);
    m_seers->setVisible(hasPictures && !m_seersText.isEmpty());
    m_keep->setText(tr("Keep in the room"));
    m_keep->setAccessibleName(m_keep->text());
    m_keep->setToolTip(
        tr("Otherwise the picture is gone when you close Companion Studio. The description stays."));
    m_keep->setAccessibleDescription(m_keep->toolTip());
    m_keep->setVisible(hasPictures);
    m_keep->setEnabled(m_writable);
    m_keep->setChecked(hasPictures && m_pictures.first().kept);
    m_refusal->setText(m_refusalText);
    m_refusal->setVisible(!m_refusalText.isEmpty());
    setVisible(hasPictures || !m_refusalText.isEmpty());
}

void PictureStrip::addLine(int number)
{
    const Theme &theme = themeOf(this);
    const UnsentPicture &picture = m_pictures.at(number);
    const QString name = picture.name.isEmpty() ? tr("Picture") : picture.name;
    auto *line = new QWidget(this);
    auto *row = new QHBoxLayout(line);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(theme.metrics.small);
    const int side = thumbSide(fontMetrics());
    auto *thumb = new QLabel(line);
    thumb->setObjectName(u"composer.pictures.thumb"_s);
    thumb->setTextFormat(Qt::PlainText);
    thumb->setPixmap(thumbOf(picture, side, devicePixelRatioF()));
    thumb->setFixedSize(side, side);
    thumb->setAlignment(Qt::AlignCenter);
    thumb->setAccessibleName(name);
    auto *label = new QLabel(line);
    label->setObjectName(u"composer.pictures.name"_s);
    label->setTextFormat(Qt::PlainText);
    label->setText(shortened(name));
    auto *words = new QLineEdit(picture.description, line);
    words->setObjectName(u"composer.pictures.description"_s);
    words->setMaxLength(model::kLongestPictureWords);
    words->setPlaceholderText(tr("Description"));
    //: %1 is the name of a picture
    words->setAccessibleName(tr("Description of %1").arg(name));
    words->setToolTip(tr("For companions whose models cannot see pictures, and for screen readers."));
    words->setReadOnly(!m_writable);
    words->setCursorPosition(0);
    connect(words, &QLineEdit::textEdited, this, [this, number](const QString &text) {
        m_pictures[number].description = text;
        Q_EMIT changed();
    });
    row->addWidget(thumb);
    row->addWidget(label);
    row->addWidget(words, 1);
    const auto make = [&](const QString &id, IconName sign, const QString &text, const QString &spoken) {
        auto *button = new PillButton(PillButton::Look::Tool, line);
        button->setObjectName(u"composer.pictures."_s + id);
        button->setSign(sign);
        button->setLabel(text);
        button->setAccessibleName(spoken.arg(name));
        button->setEnabled(m_writable);
        row->addWidget(button);
        return button;
    };
    PillButton *edit = make(u"edit"_s, IconName::Edit, tr("Edit…"), tr("Edit %1…"));
    PillButton *away = make(u"remove"_s, IconName::Close, tr("Remove"), tr("Remove %1"));
    connect(edit, &PillButton::clicked, this, [this, number] { Q_EMIT editWanted(number); });
    connect(away, &PillButton::clicked, this, [this, number] {
        QList<UnsentPicture> rest = m_pictures;
        rest.removeAt(number);
        setPictures(rest);
    });
    m_column->insertWidget(number, line);
    line->show();
    m_lines.append(line);
}

void PictureStrip::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        rebuild();
}

} // namespace studio::ui
