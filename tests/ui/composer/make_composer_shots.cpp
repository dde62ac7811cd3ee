// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Pictures of the composer for people to look at: written to shots/composer in the build folder.

#include "tests/support/suite.h"
#include "tests/ui/composer/tea_company.h"
#include "ui/avatar/avatars.h"
#include "ui/composer/attached_pictures.h"
#include "ui/composer/composer.h"
#include "ui/composer/message_edit.h"

#include <QAbstractButton>
#include <QApplication>
#include <QBuffer>
#include <QDir>
#include <QMenu>
#include <QTest>
#include <QVBoxLayout>

namespace make_composer_shots {

using namespace Qt::StringLiterals;
using namespace studio;
using namespace studio::tests;
using ui::Composer;
using ui::Theme;

namespace {

const base::ParticipantId kAya(u"companion_aya"_s);
const base::ParticipantId kKyoko(u"companion_kyoko"_s);
const base::ParticipantId kMina(u"user_mina"_s);

QHash<base::ParticipantId, ui::Face> faces()
{
    QHash<base::ParticipantId, ui::Face> all;
    for (const ui::Mentionable &person : teaCompany())
        all.insert(person.id, {{}, person.colour, person.name, 1});
    return all;
}

} // namespace

class ComposerShots : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void take_data()
    {
        QTest::addColumn<QString>("scene");
        QTest::addColumn<QString>("look");
        for (const QString &scene :
             {u"empty"_s, u"mention"_s, u"to"_s, u"whisper"_s, u"to-menu"_s, u"as-menu"_s, u"paste"_s,
              u"peek"_s, u"pictures"_s, u"read-only"_s, u"left"_s}) {
            for (const QString &look : {u"light"_s, u"dark"_s, u"contrast"_s, u"large"_s})
                QTest::newRow(qPrintable(scene + u'-' + look)) << scene << look;
        }
    }
    void take();

private:
    static void play(const QString &scene, Composer &composer);
};

void ComposerShots::play(const QString &scene, Composer &composer)
{
    auto *input = composer.findChild<ui::MessageEdit *>(u"composer.input"_s);
    if (scene == "empty"_L1)
        composer.setSuggestions({u"Hello! Who are you?"_s, u"Please introduce yourselves to each other."_s,
                                 u"綾さん、今日は何を考えていますか?"_s});
    if (scene == "mention"_L1)
        QTest::keyClicks(input, u"What would you say, @"_s);
    if (scene == "to"_L1)
        composer.restore({u"@Aya and @京子, which of you has the keys?"_s, {}, {kKyoko, kAya}, false});
    if (scene == "whisper"_L1)
        composer.restore({{}, {}, {kAya}, true});
    if (scene == "to-menu"_L1)
        composer.restore({{}, {}, {kAya}, false});
    if (scene == "paste"_L1 || scene == "peek"_L1)
        composer.restore({u"What is the point of this?"_s,
                          {QString(u"All work and no play. "_s).repeated(47'663)},
                          {},
                          false});
    if (scene == "peek"_L1)
        composer.findChild<QAbstractButton *>(u"composer.pasted.peek"_s)->click();
    if (scene == "pictures"_L1) {
        QImage image(320, 240, QImage::Format_RGB32);
        image.fill(QColor(90, 140, 200));
        QByteArray jpeg;
        QBuffer buffer(&jpeg);
        buffer.open(QIODevice::WriteOnly);
        image.save(&buffer, "JPG");
        composer.pictures().add(
            {u"holiday.jpg"_s, jpeg, image.size(), u"The sea in the morning"_s, false, {}});
        composer.pictures().add({u"a screenshot with a long name.png"_s, jpeg, image.size(), {}, false, {}});
        composer.pictures().showSeers(u"Shown to: Aya. Only your description goes to: 京子."_s);
        composer.pictures().showRefusal(u"The file is empty. Choose another picture."_s);
    }
    if (scene == "read-only"_L1)
        composer.setReadOnlyReason(u"Read-only: this data is open in another window."_s);
    if (scene == "left"_L1) {
        composer.restore({u"Do not tell the others."_s, {}, {kAya}, true});
        composer.setCompany(teaCompany().first(2));
    }
}

void ComposerShots::take()
{
    QFETCH(QString, scene);
    QFETCH(QString, look);
    const Theme theme = look == "dark"_L1       ? Theme::dark()
                        : look == "contrast"_L1 ? Theme::highContrast()
                                                : Theme::light();
    theme.applyTo(*qApp, QLocale(QLocale::English));
    QFont font = qApp->font();
    font.setPointSizeF(look == "large"_L1 ? 20 : 10);
    qApp->setFont(font);
    ui::Avatars avatars;
    avatars.setPeople(faces());

    QWidget window;
    window.resize(look == "large"_L1 ? 560 : 620, look == "large"_L1 ? 620 : 340);
    auto *column = new QVBoxLayout(&window);
    column->setContentsMargins(0, 0, 0, 0);
    column->addStretch();
    auto *composer = new Composer(&window);
    column->addWidget(composer);
    composer->setAvatars(&avatars);
    composer->setCompany(teaCompany());
    composer->setIdentities({{}, {kMina, u"Mina"_s, {}}});
    window.show();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    composer->focusInput();
    play(scene, *composer);
    QTRY_COMPARE(composer->height(), composer->heightForWidth(composer->width())); // final layout

    const QDir shots(QStringLiteral(STUDIO_BINARY_DIR "/shots/composer"));
    QVERIFY(shots.mkpath(u"."_s));
    QPixmap picture = window.grab();
    if (scene.endsWith("-menu"_L1)) {
        const bool to = scene == "to-menu"_L1;
        composer->findChild<QAbstractButton *>(to ? u"composer.to"_s : u"composer.as"_s)->click();
        auto *menu = composer->findChild<QMenu *>(to ? u"composer.toMenu"_s : u"composer.asMenu"_s);
        QVERIFY(QTest::qWaitForWindowExposed(menu));
        menu->setActiveAction(menu->actions().last());
        picture = menu->grab();
    }
    QVERIFY(picture.save(shots.filePath(scene + u'-' + look + u".png"_s)));
}

SUITE_TEST(QApplication, ComposerShots)

} // namespace make_composer_shots

#include "make_composer_shots.moc"
